import type { Services } from '../../../services.ts';
import { imapSource } from './imap.ts';
import { type Mailbox, passwordContext } from './mailboxes.ts';
import { MailboxError, type MailSource } from './source.ts';

/** The mailbox that is stored. Throws MailboxError if its password cannot be read, so was sealed with another key. */
export function openSource({ env, secrets }: Pick<Services, 'env' | 'secrets'>, mailbox: Mailbox): MailSource {
  const open = () => {
    try {
      return secrets.open(mailbox.sealedPassword, passwordContext(mailbox));
    } catch (error) {
      throw new MailboxError('internal', '', error);
    }
  };
  return imapSource(env, { ...mailbox, password: open() }, mailbox.folder);
}
