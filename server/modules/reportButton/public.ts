/** Reports of simulations: by mail to a mailbox of the company, and by file. */
export { isMailboxDue, readDue, readReportMailboxes } from './mailbox/readMailboxes.ts';
