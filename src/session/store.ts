import { paths } from '#contract/paths';
import type { CurrentUser } from '#contract/session/session';
import { dropDraftsOfOthers } from './drafts.ts';
import { subscribable } from '~/browser/subscribable.ts';

/** The company that the user has entered (staff and partners), stored for this tab. */
interface ActingIn {
  companyId: string;
  companyName: string;
}

export interface SessionState {
  user: CurrentUser | null;
  acting: ActingIn | null;
  /** The record of the entered company; null in the own company, and until it is read. */
  actingCompany: CurrentUser['company'] | null;
}

const storageKey = 'partnerAccess';
const signedOut: SessionState = { user: null, acting: null, actingCompany: null };

function storedActing(): ActingIn | null {
  try {
    const { companyId, companyName } = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as ActingIn;
    return typeof companyId === 'string' && typeof companyName === 'string' ? { companyId, companyName } : null;
  } catch {
    return null;
  }
}

/** The signed-in user and the company in scope. Nothing else in the panel stores them. */
export const sessionStore = subscribable<SessionState>({ ...signedOut, acting: storedActing() });
const change = (part: Partial<SessionState>) => sessionStore.set({ ...sessionStore.get(), ...part });

/** Called with the reply of GET /user: after sign-in, at start, and when the user is read again. */
export function setUser(user: CurrentUser): void {
  const { acting } = sessionStore.get();
  dropDraftsOfOthers(user.id);
  if (user.loggedInAs) {
    const { id: companyId, name: companyName } = user.loggedInAs;
    return change({ user, ...(acting?.companyId !== companyId && { acting: { companyId, companyName }, actingCompany: null }) });
  }
  if (acting?.companyId === user.company_id) forgetActing();
  change({ user, ...(acting?.companyId === user.company_id ? { acting: null } : {}) });
}

/** Enters a company: in this tab every `{companyId}` call is about it from here on. The name may follow with its record. */
export function enterCompany(companyId: string, companyName: string): void {
  if (companyId === sessionStore.get().user?.company_id) return leaveCompany();
  storeActing(companyId, companyName);
  change({ acting: { companyId, companyName }, actingCompany: null });
}

export function setActingCompany(company: CurrentUser['company']): void {
  const { acting } = sessionStore.get();
  if (acting?.companyId !== company.id) return;
  if (acting.companyName !== company.name && !sessionStore.get().user?.loggedInAs) storeActing(company.id, company.name);
  change({ actingCompany: company, acting: { companyId: company.id, companyName: company.name } });
}

/** Replaces the record of the company in scope, after a change of its plan. */
export function keepCompany(company: CurrentUser['company']): void {
  const { user } = sessionStore.get();
  if (user?.company_id === company.id) change({ user: { ...user, company } });
  else setActingCompany(company);
}

/** Returns to the own company. */
export function leaveCompany(): void {
  forgetActing();
  if (sessionStore.get().acting) change({ acting: null, actingCompany: null });
}

/** Clears the session and sets the address `to`. The caller signs out at the provider. */
export function endSession(to: string = paths.login): void {
  forgetActing();
  history.replaceState(null, '', to);
  sessionStore.set({ ...signedOut });
}

function storeActing(companyId: string, companyName: string) {
  sessionStorage.setItem(storageKey, JSON.stringify({ companyId, companyName }));
}

function forgetActing() {
  sessionStorage.removeItem(storageKey);
}
