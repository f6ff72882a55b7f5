import { paths } from '#contract/paths';
import { defineMail } from '../../mail/mailKind.ts';

/** Proves that a mail server takes mail; never queued. */
export const senderTest = defineMail<{ host: string }>({ template: 'sender_test' });

/** Tells the admins that their own mail server takes no mail, over ours. */
export const senderFailed = defineMail<{ name?: string; host: string }>({
  template: 'sender_failed',
  button: { path: () => paths.settingsWhiteLabel },
  isByHouse: true,
});
