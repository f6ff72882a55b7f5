import type { MailboxKind } from '#contract/simulation/reportMailbox';
import { openAccess } from '../../../mail/graph/tokens.ts';
import type { Services } from '../../../services.ts';
import { graphSource } from './graph/graphSource.ts';
import { graphContext, storeTokens } from './graph/graphTokens.ts';
import { imapSource } from './imap/imapSource.ts';
import { type Mailbox, passwordContext } from './mailboxes.ts';
import { MailboxError, type MailSource } from './source.ts';

type OpenServices = Pick<Services, 'db' | 'env' | 'secrets'>;

/** How a stored mailbox is read, by its kind. All that reads it, and says how it is, knows no other difference. */
const open: { [K in MailboxKind]: (services: OpenServices, mailbox: Mailbox & { kind: K }) => MailSource } = {
  imap(services, mailbox) {
    const { folder, ...place } = mailbox;
    const password = services.secrets.open(place.sealedPassword, passwordContext(mailbox));
    return imapSource(services.env, { ...place, password }, folder);
  },
  graph(services, mailbox) {
    const { db, env } = services;
    const access = openAccess(services, {
      purpose: 'reports',
      sealed: mailbox.sealedTokens,
      context: graphContext(mailbox),
      store: (before, next) => storeTokens(db, mailbox, { before, next }),
    });
    return graphSource(env, access);
  },
};

/** The mailbox that is stored. Throws MailboxError if what opens it cannot be read: it was sealed with another key, or this
 * installation has no application at Microsoft any more. */
export function openSource(services: OpenServices, mailbox: Mailbox): MailSource {
  try {
    return mailbox.kind === 'imap' ? open.imap(services, mailbox) : open.graph(services, mailbox);
  } catch (error) {
    throw new MailboxError('internal', { cause: error });
  }
}
