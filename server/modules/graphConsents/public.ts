/** Consents of owners of mailboxes at Microsoft: from the page of the panel where one begins, to the tokens that it gives. */
export { beginConsent, deleteOldConsents, openConsentUntil, takeConsent } from './consents.ts';
export { mountGraph } from './mountGraph.ts';
export { redeem } from './redeem.ts';
