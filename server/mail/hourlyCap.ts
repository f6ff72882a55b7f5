import { type SQL, sql } from 'drizzle-orm';
import { now } from '../clock.ts';
import { oneRow } from '../db/rows.ts';
import type { Tx } from '../db/tx.ts';
import { Refusal } from '../refusal.ts';
import type { MailTemplate } from './templates.ts';

const hourMs = 3_600_000;

interface Cap {
  companyId: string;
  userId: string;
  /** These count together, the first one like those asked for again. */
  templates: readonly MailTemplate[];
  perHour: number;
}

/** Refuses with mail_sent_too_often when somebody was sent as many of these mails within the last hour as there may be. */
export async function requireMailLeft(tx: Tx, { companyId, userId, templates, perHour }: Cap): Promise<void> {
  const at = now();
  const recent: SQL = sql`company_id = ${companyId} AND user_id = ${userId} AND template = ANY(${sql.param([...templates])}::text[])
    AND created_at > ${new Date(at.getTime() - hourMs)}`;
  const { n, first } = await oneRow<{ n: number; first: Date | null }>(
    tx,
    sql`SELECT count(*)::int AS n, min(created_at) AS first FROM mails WHERE ${recent}`,
  );
  if (n < perHour) return;
  throw new Refusal('mail_sent_too_often', { retryAfterSeconds: ((first ?? at).getTime() + hourMs - at.getTime()) / 1000 });
}
