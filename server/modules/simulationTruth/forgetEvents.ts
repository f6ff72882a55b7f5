import { sql } from 'drizzle-orm';
import { truthLimits } from '#contract/simulation/truth';
import { run as execute } from '../../db/rows.ts';
import type { RunTx } from '../../jobs/job.ts';

/** Events that one tick forgets: more would hold others up. */
const atOnce = 10_000;

/**
 * Erases from where and with what program old events came, and deletes the oldest ones; the figures of their messages stay, but for
 * what is to review: nobody can any more. A step of the clock’s job. Numbers of events rise with time, so the oldest are found without an index over it.
 */
export async function forgetEvents(at: Date, run: RunTx): Promise<void> {
  const { sourceDays, eventMonths } = truthLimits.keep;
  await run((tx) =>
    execute(
      tx,
      sql`WITH gone AS (DELETE FROM simulation_events WHERE id IN (
            SELECT id FROM (SELECT id, at FROM simulation_events ORDER BY id LIMIT ${atOnce}) o
            WHERE o.at < ${at}::timestamptz - make_interval(months => ${eventMonths}::int))
          RETURNING message_id, class = 'unknown' AND NOT is_late AS is_open)
        UPDATE simulation_messages m SET unknown_n = greatest(0, m.unknown_n - g.n)
        FROM (SELECT message_id, count(*)::smallint AS n FROM gone WHERE is_open GROUP BY 1) g WHERE m.id = g.message_id`,
    ),
  );
  await run((tx) =>
    execute(
      tx,
      sql`DELETE FROM simulation_report_reads WHERE ctid IN (SELECT ctid FROM simulation_report_reads
        WHERE at < ${at}::timestamptz - make_interval(months => ${eventMonths}::int) LIMIT ${atOnce})`,
    ),
  );
  await run((tx) =>
    execute(
      tx,
      sql`UPDATE simulation_events SET agent = NULL, source = NULL, company_network = NULL, source_hash = NULL WHERE id IN (
        SELECT id FROM simulation_events WHERE source_hash IS NOT NULL AND class IS NOT NULL
          AND at < ${at}::timestamptz - make_interval(days => ${sourceDays}::int) ORDER BY at LIMIT ${atOnce})`,
    ),
  );
}
