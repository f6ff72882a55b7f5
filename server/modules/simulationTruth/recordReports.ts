import { sql } from 'drizzle-orm';
import { now } from '../../clock.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

/** How a report reached us: as a mail in the mailbox, by the button in a mail program, or with a file of an admin. */
export type ReportWay = 'MAIL' | 'ADDIN' | 'FILE';

export interface Report {
  messageId: string;
  /** When it was made; no later than now and no sooner than the mail itself counts. */
  at: Date;
}

/** `already`: somebody reported it before, nothing changes. `late`: kept, and counted nowhere. `notSent`: the mail has not left. */
export type ReportOutcome = 'counted' | 'already' | 'late' | 'notSent';

/**
 * Writes that messages were reported, each once, as the owner. The judge counts them like all events. Locks the messages: of two reports at
 * the same time one is the second. Messages that do not exist are not in the answer.
 */
export async function recordReports(tx: Tx, reports: readonly Report[], way: ReportWay): Promise<Map<string, ReportOutcome>> {
  if (reports.length === 0) return new Map();
  const ids = sql.param(reports.map(({ messageId }) => messageId));
  // A statement of its own: what another process wrote meanwhile is seen by the next one.
  await rows(tx, sql`SELECT 1 FROM simulation_messages WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`);
  const found = await rows<{ id: string; outcome: ReportOutcome }>(
    tx,
    sql`WITH reports AS (
        SELECT m.id, m.company_id, m.status, m.round_id, m.campaign_id,
          greatest(coalesce(m.sent_at, v.at), least(v.at, ${now()}::timestamptz)) AS at
        FROM unnest(${ids}::uuid[], ${sql.param(reports.map(({ at }) => at))}::timestamptz[]) AS v(id, at) JOIN simulation_messages m USING (id)
      ), judged AS (
        SELECT p.*, CASE WHEN p.status IN ('cancelled', 'skipped') THEN 'notSent'
            WHEN EXISTS (SELECT FROM simulation_events e WHERE e.message_id = p.id AND e.kind = 'report') THEN 'already'
            WHEN c.archived_at IS NOT NULL OR p.at >= r.counts_until THEN 'late' ELSE 'counted' END AS outcome
        FROM reports p JOIN simulation_rounds r ON r.id = p.round_id JOIN simulation_campaigns c ON c.id = p.campaign_id
      ), stored AS (
        INSERT INTO simulation_events (company_id, message_id, kind, method, at, is_late)
          SELECT company_id, id, 'report', ${way}, at, outcome = 'late' FROM judged WHERE outcome IN ('counted', 'late')
      )
      SELECT id, outcome FROM judged`,
  );
  return new Map(found.map(({ id, outcome }) => [id, outcome]));
}
