import { type SQL, sql } from 'drizzle-orm';
import { truthLimits } from '#contract/simulation/truth';
import { now } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { rows, run } from '../../db/rows.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import { defineJob } from '../../jobs/job.ts';
import { letsNoVerdictPass } from './review/verdictLock.ts';

/** Judges what has touched messages of simulations. */
export const judgeSimulations = defineJob<object>('simulations.judge');

const secondsBefore = (at: Date, seconds: number) => new Date(at.getTime() - seconds * 1000);
/** The oldest events without a class, and the messages of one transaction. */
const most = { events: 5000, messages: 500 };

/**
 * Messages with events that have no class yet, once nothing more comes: a scanner and its trap are seconds apart. Messages that never become
 * quiet do not wait longer than a minute.
 */
function readyMessages(at: Date): SQL {
  const quiet = secondsBefore(at, truthLimits.judge.quietSeconds);
  const tooLong = secondsBefore(at, truthLimits.judge.atMostSeconds);
  return sql`SELECT o.message_id FROM (SELECT message_id, at FROM simulation_events WHERE class IS NULL AND at <= ${quiet} ORDER BY at LIMIT ${most.events}) o
    GROUP BY o.message_id HAVING min(o.at) <= ${tooLong}
      OR NOT EXISTS (SELECT FROM simulation_events n WHERE n.message_id = o.message_id AND n.class IS NULL AND n.at > ${quiet})`;
}

/**
 * Locks a batch of messages that are ready; what another process judges at this moment is left to it, and companies of which a verdict is being
 * followed to a later batch. A message that has just left counts as queued until its mail is recorded as sent, a second later, so it waits for
 * that. The lock lets events come meanwhile: their foreign key would wait for a stronger one.
 */
export async function lockReady(tx: Tx, at: Date): Promise<string[]> {
  const found = await rows<{ id: string }>(
    tx,
    sql`WITH ready AS MATERIALIZED (SELECT m.id, m.company_id FROM simulation_messages m
          WHERE m.id IN (${readyMessages(at)}) AND m.status <> 'queued'),
        companies AS MATERIALIZED (SELECT DISTINCT company_id AS id FROM ready),
        open AS MATERIALIZED (SELECT id FROM companies WHERE ${letsNoVerdictPass(sql`id`)})
      SELECT m.id FROM simulation_messages m
      WHERE m.id IN (SELECT r.id FROM ready r JOIN open o ON o.id = r.company_id) AND m.status <> 'queued'
      ORDER BY m.id LIMIT ${most.messages} FOR NO KEY UPDATE SKIP LOCKED`,
  );
  return found.map(({ id }) => id);
}

/** Whether there are messages to judge that no job will take. */
export async function isJudgementDue(db: Database): Promise<boolean> {
  const found = await ownerTx(db, (tx) =>
    rows(
      tx,
      sql`SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM pgboss.job WHERE name = ${judgeSimulations.name} AND state IN ('created', 'active'))
        AND EXISTS (SELECT 1 FROM simulation_messages m WHERE m.id IN (${readyMessages(now())}) AND m.status <> 'queued')`,
    ),
  );
  return found.length > 0;
}

/**
 * Has messages judged again, of which events `e` meet a condition. Their newest event that counts loses its class, which makes them wait;
 * everything else stays as it is until then. Events whose source was erased keep their class for good, unless it was a verdict's: what it
 * came from is not known any more.
 */
export const judgeAgain = (tx: Tx, which: SQL): Promise<number> =>
  run(
    tx,
    sql`UPDATE simulation_events SET class = NULL, rule = NULL WHERE id IN (
      SELECT DISTINCT ON (e.message_id) e.id FROM simulation_events e
        WHERE (e.source_hash IS NOT NULL OR e.ruled_class IS NOT NULL) AND (${which})
      ORDER BY e.message_id, e.is_late, e.at DESC, e.id DESC)`,
  );
