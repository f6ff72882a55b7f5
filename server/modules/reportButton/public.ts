/** Reports of simulations: by mail to a mailbox of the company, by a button in mail programs, and by file. */
export { mountReportAddins } from './addin/mount.ts';
export { isMailboxDue, readDue, readReportMailboxes } from './mailbox/readMailboxes.ts';
