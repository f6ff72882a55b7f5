import { paths } from '#contract/paths';
import type { CurrentUser } from '#contract/session/session';
import { dropDraftsOfOthers } from './drafts.ts';
import { subscribable } from './subscribable.ts';

/** A company that the user chose to act in (staff and partners), as kept for this tab. */
export interface ActingIn {
  companyId: string;
  companyName: string;
}

export interface SessionState {
  user: CurrentUser | null;
  acting: ActingIn | null;
  /** The company acted in, once read; null means own company or not read yet. */
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

/** Who is signed in and which company is in scope. Nothing else of the panel holds either. */
export const sessionStore = subscribable<SessionState>({ ...signedOut, acting: storedActing() });
const change = (part: Partial<SessionState>) => sessionStore.set({ ...sessionStore.get(), ...part });

/** Called with the answer of GET /user: after sign-in, at start, and when the record was read again. */
export function setUser(user: CurrentUser): void {
  const { acting } = sessionStore.get();
  dropDraftsOfOthers(user.id);
  if (acting?.companyId === user.company_id) forgetActing();
  change({ user, ...(acting?.companyId === user.company_id ? { acting: null } : {}) });
}

/** Enters a company; every `{companyId}` call means it from here on, in this tab only. */
export function enterCompany(companyId: string, companyName: string): void {
  if (companyId === sessionStore.get().user?.company_id) return leaveCompany();
  sessionStorage.setItem(storageKey, JSON.stringify({ companyId, companyName }));
  change({ acting: { companyId, companyName }, actingCompany: null });
}

export function setActingCompany(company: CurrentUser['company']): void {
  if (sessionStore.get().acting?.companyId === company.id) change({ actingCompany: company });
}

/** The company in scope as it is from here on, after a change of its plan. */
export function keepCompany(company: CurrentUser['company']): void {
  const { user } = sessionStore.get();
  if (user?.company_id === company.id) change({ user: { ...user, company } });
  else setActingCompany(company);
}

/** Back to the own company. */
export function leaveCompany(): void {
  forgetActing();
  if (sessionStore.get().acting) change({ acting: null, actingCompany: null });
}

/** Forgets everybody and everything of the session and shows `to`. The provider is signed out by the caller. */
export function endSession(to: string = paths.login): void {
  forgetActing();
  history.replaceState(null, '', to);
  sessionStore.set({ ...signedOut });
}

function forgetActing() {
  sessionStorage.removeItem(storageKey);
}
