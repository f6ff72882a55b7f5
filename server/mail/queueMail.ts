import { now } from '../clock.ts';
import * as tables from '../db/schema.ts';
import type { Tx } from '../db/tx.ts';
import { sendJob } from '../jobs/send.ts';
import type { MailParams, MailTemplate } from './templates.ts';

export interface Mail<T extends MailTemplate = MailTemplate> {
  companyId: string;
  /** Needed where the mail carries a one-time link. */
  userId?: string;
  to: string;
  template: T;
  /** Code of the company's language. */
  lang: string;
  params: MailParams[T];
}

/** Puts a mail into the caller's transaction. It is rendered and sent once that is committed. */
export async function queueMail<T extends MailTemplate>(tx: Tx, mail: Mail<T>): Promise<void> {
  const { companyId, userId, to, template, lang, params } = mail;
  const filled = Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  await tx.insert(tables.mails).values({ companyId, userId, recipient: to, template, lang, params: filled, createdAt: now() });
  await deliverSoon(tx, companyId);
}

/** After a statement that put many rows of a company into `mails` at once. */
export const deliverSoon = (tx: Tx, companyId: string): Promise<void> => sendJob(tx, 'mail.deliver', { companyId });
