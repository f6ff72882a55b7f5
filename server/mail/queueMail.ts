import { randomUUID } from 'node:crypto';
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
  /** Not before this moment, in real time. */
  dueAt?: Date;
}

/** Queues a mail in the caller's transaction. It is rendered and sent after the commit. Returns the id of its row. */
export async function queueMail<Params extends object>(tx: Tx, mail: Mail<Params>): Promise<string> {
  const { companyId, userId, to, kind, lang, params, dueAt } = mail;
  const id = randomUUID();
  const filled = Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const { template } = kind;
  const row = { id, companyId, userId, recipient: to, template, lang, params: filled, createdAt: now() };
  await tx.insert(tables.mails).values({ ...row, ...(dueAt && { dueAt }) });
  await deliverSoon(tx, companyId);
  return id;
}

/** Queues the delivery of rows that a statement inserted into `mails`. */
export const deliverSoon = (tx: Tx, companyId: string): Promise<void> => sendJob(tx, mailDelivery, { companyId });
