import { defineMail } from '../../mail/mailKind.ts';

/** A simulated mail where the outbox shows it. It has a queue of its own, and is never queued as a mail of ours. */
export const simulatedMail = defineMail<{ document: string }>({ template: 'simulation', hasDocument: true, isReadyMade: true });
