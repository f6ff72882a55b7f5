import { paths } from '#contract/paths';
import { defineMail } from '../../mail/mailKind.ts';

/** Proves that a mail server takes mail; never queued. */
export const senderTest = defineMail<{ host: string }>({ template: 'sender_test' });

/** Proves that a mailbox at Microsoft sends mail; never queued. */
export const graphTest = defineMail<{ mailbox: string }>({ template: 'graph_test' });

/** Both lead to the settings, and leave over our own mail server. */
const notice = { button: { path: () => paths.settingsWhiteLabel }, isByHouse: true } as const;

/** Tells the admins that their own mail server takes no mail, over ours. */
export const senderFailed = defineMail<{ name?: string; host: string }>({ ...notice, template: 'sender_failed' });

/** Tells the admins that their mailbox at Microsoft sends no mail, over ours. */
export const graphFailed = defineMail<{ name?: string; mailbox: string }>({ ...notice, template: 'graph_failed' });
