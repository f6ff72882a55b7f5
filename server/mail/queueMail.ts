import { now } from '../clock.ts';
import * as tables from '../db/schema.ts';
import type { Tx } from '../db/tx.ts';
import { defineJob } from '../jobs/job.ts';
import { sendJob } from '../jobs/send.ts';
import type { MailKind } from './mailKind.ts';

/** Delivers all queued mail, in batches. */
export const mailDelivery = defineJob<{ companyId?: string }>('mail.deliver');

export interface Mail<Params extends object> {
  companyId: string;
  /** Required if the mail carries a one-time link. */
  userId?: string;
  to: string;
  kind: MailKind<Params>;
  /** Language code of the company. */
  lang: string;
  params: Params;
}

/** Queues a mail in the caller's transaction. It is rendered and sent after the commit. */
export async function queueMail<Params extends object>(tx: Tx, mail: Mail<Params>): Promise<void> {
  const { companyId, userId, to, kind, lang, params } = mail;
  const filled = Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const { template } = kind;
  await tx.insert(tables.mails).values({ companyId, userId, recipient: to, template, lang, params: filled, createdAt: now() });
  await deliverSoon(tx, companyId);
}

/** Queues the delivery of rows that a statement inserted into `mails`. */
export const deliverSoon = (tx: Tx, companyId: string): Promise<void> => sendJob(tx, mailDelivery, { companyId });
