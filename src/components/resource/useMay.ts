import { mayDo, type ResourceAction } from '~/session/resourceAccess.ts';
import { useMaybeSession } from '~/session/useSession.ts';
import { useDefinition } from './definition.ts';

/**
 * Whether the person may do something with records of the surrounding resource, or of the named one: react-admin's
 * `useCanAccess` with checked actions and an answer at once. For what is no action on records, such as reminders, `useCan`.
 */
export function useMay(action: ResourceAction, resource?: string): boolean {
  const { access } = useDefinition(resource);
  const session = useMaybeSession();
  return session !== null && mayDo(session.subject, access, action);
}
