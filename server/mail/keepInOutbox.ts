import { now } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { mails } from '../db/schema.ts';
import { ownerTx } from '../db/tx.ts';
import type { MailKind } from './mailKind.ts';
import type { OutgoingMail } from './outgoingMail.ts';

interface Kept {
  companyId: string;
  kind: MailKind<{ document: string }>;
  lang: string;
}

/** A mail that was not queued here, as the outbox shows it on a server that sends none: whole, with its HTML. */
export async function keepInOutbox(db: Database, { companyId, kind, lang }: Kept, mail: OutgoingMail): Promise<void> {
  const { id, to, from, subject, text, html } = mail;
  const at = now();
  const body = from ? `${from.name} <${from.address}>\n\n${text}` : text;
  const sent = { status: 'sent', createdAt: at, sentAt: at } as const;
  await ownerTx(db, (tx) =>
    tx
      .insert(mails)
      .values({ id, companyId, recipient: to, template: kind.template, lang, params: { document: html }, subject, body, ...sent }),
  );
}
