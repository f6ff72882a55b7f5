import { config } from '~/browser/config.ts';

/**
 * A tab that was opened with a link into another company has a session of its own, beside the one that all other tabs share: stored for
 * this tab only, so it ends with it, and the others stay at home.
 */
export const actingKey = 'heed.acting';
/** Name of the provider's app that holds the account of such a tab. */
export const actingApp = 'acting';
const accountKey = () => `firebase:authUser:${config.firebase.apiKey}:${actingApp}`;

export function isActingTab(): boolean {
  try {
    return sessionStorage.getItem(actingKey) !== null;
  } catch {
    return false;
  }
}

/** Makes the next sign-in that of this tab alone. Throws if the browser forbids storage. */
export function beginActingTab(): void {
  endActingTab();
  sessionStorage.setItem(actingKey, '{}');
}

/** Forgets session and account of this tab; what the browser stores for all tabs stays. */
export function endActingTab(): void {
  try {
    sessionStorage.removeItem(actingKey);
    sessionStorage.removeItem(accountKey());
  } catch {
    // Storage is forbidden, so there is none of this tab.
  }
}

/** Whether the provider has stored an account for this tab. */
export const isActingRemembered = (): boolean => isActingTab() && sessionStorage.getItem(accountKey()) !== null;
