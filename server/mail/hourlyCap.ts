import { sql } from 'drizzle-orm';
import { hourMs } from '#contract/kit/durations';
import { now } from '../clock.ts';
import { Refusal } from '../core/refusal.ts';
import { oneRow } from '../db/rows.ts';
import type { Tx } from '../db/tx.ts';
import type { MailKind } from './mailKind.ts';

interface Cap {
  companyId: string;
  userId: string;
  /** Mails of these kinds count together. */
  kinds: readonly MailKind[];
  perHour: number;
}

/** Refuses with mail_sent_too_often when the user was sent `perHour` of these mails within the last hour. */
export async function requireMailLeft(tx: Tx, { companyId, userId, kinds, perHour }: Cap): Promise<void> {
  const { n, retryAfterSeconds } = await countLastHour(tx, { companyId, userId, kinds });
  if (n >= perHour) throw new Refusal('mail_sent_too_often', { retryAfterSeconds });
}

/** Number of these mails to a user within the last hour, and when the first of them is an hour old. */
export async function countLastHour(tx: Tx, { companyId, userId, kinds }: Omit<Cap, 'perHour'>) {
  const at = now();
  const templates = kinds.map(({ template }) => template);
  const { n, first } = await oneRow<{ n: number; first: Date | null }>(
    tx,
    sql`SELECT count(*)::int AS n, min(created_at) AS first FROM mails WHERE company_id = ${companyId} AND user_id = ${userId}
      AND template = ANY(${sql.param(templates)}::text[]) AND created_at > ${new Date(at.getTime() - hourMs)}`,
  );
  return { n, retryAfterSeconds: ((first ?? at).getTime() + hourMs - at.getTime()) / 1000 };
}
