import type { Database } from '../../../db/database.ts';
import { mails } from '../../../db/schema.ts';
import { ownerTx } from '../../../db/tx.ts';
import { now } from '../../../clock.ts';
import { defineMail } from '../../../mail/mailKind.ts';
import type { OutgoingMail } from '../../../mail/outgoingMail.ts';
import type { QueuedMessage } from './render.ts';

/** A simulated mail as the outbox shows it; mails of this kind are never queued. */
const simulation = defineMail<{ document: string }>({ template: 'simulation', hasDocument: true });

/** A server that sends no mail shows it at /outbox instead, as its reader would see it. */
export async function keepInOutbox(
  db: Database,
  message: QueuedMessage,
  { subject, text, html, from }: OutgoingMail,
): Promise<void> {
  const at = now();
  await ownerTx(db, (tx) =>
    tx.insert(mails).values({
      id: message.messageId,
      companyId: message.companyId,
      recipient: message.to,
      template: simulation.template,
      lang: message.language,
      params: { document: html },
      status: 'sent',
      subject,
      body: `${from?.name} <${from?.address}>\n\n${text}`,
      createdAt: at,
      sentAt: at,
    }),
  );
}
