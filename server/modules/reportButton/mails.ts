import { defineMail } from '../../mail/mailKind.ts';

/** A reported mail that is passed on, where the outbox shows it: without the reported mail, which is stored nowhere. Never queued. */
export const passedOnMail = defineMail<{ document: string }>({ template: 'reported_mail', hasDocument: true, isReadyMade: true });
