import { useSyncExternalStore } from 'react';
import { type Capability, can, roleInCompany, type Subject } from '#contract/access';
import { planOf, type Role } from '#contract/roles';
import type { CurrentUser } from '#contract/session/session';
import { type SessionState, sessionStore } from './store.ts';

type OwnCompany = CurrentUser['company'];

export interface Session {
  user: CurrentUser;
  /** The company in scope, which is the user's own unless one was entered. */
  company: OwnCompany;
  /** The effective role in that company. */
  role: Role;
  subject: Subject;
  plan: Subject['plan'];
  isActingElsewhere: boolean;
}

/** The session as screens read it; null while nobody is signed in or the entered company is still being read. */
export function sessionOf({ user, acting, actingCompany }: SessionState): Session | null {
  if (!user) return null;
  const company = acting ? actingCompany : user.company;
  if (!company) return null;
  const role = roleInCompany({ role: user.role, companyId: user.company_id }, company.id);
  const plan = planOf(company.subscription);
  return {
    user,
    company,
    role,
    plan,
    subject: { role, plan, companyType: company.distribution.companyType },
    isActingElsewhere: acting !== null,
  };
}

let last: { state: SessionState; session: Session | null } | undefined;
/** The current session; the same object for as long as nothing changed. */
export function currentSession(): Session | null {
  const state = sessionStore.get();
  if (last?.state !== state) last = { state, session: sessionOf(state) };
  return last.session;
}

export const useMaybeSession = (): Session | null => useSyncExternalStore(sessionStore.subscribe, currentSession);

/** The session of a page inside the shell, where there always is one. */
export function useSession(): Session {
  const session = useMaybeSession();
  if (!session) throw new Error('useSession is for pages inside the shell');
  return session;
}

/** Id of the company in scope, for every `{companyId}` of a call. */
export const useCompanyId = (): string => useSession().company.id;

/**
 * Whether the access table lets this session use the capability: what our buttons ask, instead of react-admin's `useCanAccess`.
 * That one knows resources and actions only, and most of what is asked about is neither (reminders, billing, plans); its names are
 * unchecked texts, and inside a record it waits for an answer. It is answered from the same table, for react-admin's own parts.
 */
export function useCan(capability: Capability): boolean {
  const session = useMaybeSession();
  return session !== null && can(session.subject, capability);
}
