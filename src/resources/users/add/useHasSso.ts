import { useCan, useSession } from '~/session/useSession.ts';

/** Whether people may be added who sign in with single sign-on: a provider is set, and the admin may see its settings. */
export function useHasSso(): boolean {
  const canSeeSso = useCan('sso:read');
  return useSession().company.isSsoConfigured && canSeeSso;
}
