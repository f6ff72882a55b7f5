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
  /** The user's role in that company. */
  role: Role;
  subject: Subject;
  plan: Subject['plan'];
  isActingElsewhere: boolean;
}

/** The session for screens; null if nobody is signed in, and while an entered company is being read. */
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
    subject: {
      role,
      plan,
      companyType: company.distribution.companyType,
      integration: company.integration,
      isActingElsewhere: acting !== null,
      isActingSession: user.isAdminLoggedInAsCompany,
    },
    isActingElsewhere: acting !== null,
  };
}

let last: { state: SessionState; session: Session | null } | undefined;
/** The current session; the same object until something changes. */
export function currentSession(): Session | null {
  const state = sessionStore.get();
  if (last?.state !== state) last = { state, session: sessionOf(state) };
  return last.session;
}

export const useMaybeSession = (): Session | null => useSyncExternalStore(sessionStore.subscribe, currentSession);

/** The session, for pages inside the shell, where there always is one. */
export function useSession(): Session {
  const session = useMaybeSession();
  if (!session) throw new Error('useSession is for pages inside the shell');
  return session;
}

/** Id of the company in scope, for every `{companyId}` of a call. */
export const useCompanyId = (): string => useSession().company.id;

/**
 * Whether the access table grants this session the capability: for reminders, billing, plans and other things that are no action
 * on records. For those, `useMay` takes the capability from the definition of the resource.
 */
export function useCan(capability: Capability): boolean {
  const session = useMaybeSession();
  return session !== null && can(session.subject, capability);
}

/** The company's panel has a verified domain of its own; our offers are not shown there. */
export const hasOwnDomain = ({ company }: Session): boolean =>
  company.customDomains.some(({ type, isVerified }) => type === 'admin' && isVerified);

/** The company may have its own look, domains and sender of mails. */
export const hasWhiteLabel = ({ company }: Session): boolean => company.white_label_page_access;
