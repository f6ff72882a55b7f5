import { sql } from 'drizzle-orm';
import { simulationLimits } from '#contract/simulation/limits';
import { oneRow, rows, run as execute } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { RunTx } from '../../jobs/job.ts';

/** Messages that one transaction erases, and transactions of one tick: more would hold others up. */
const atOnce = 5000;
const perTick = 20;

/**
 * Erases the messages of rounds that stopped counting so many months ago as their company has set: nobody can tell any more what single people
 * did. The figures of everybody, departments and groups stay; see docs/decisions/erased-people.md. A step of the clock’s job.
 */
export async function erasePeople(at: Date, run: RunTx): Promise<void> {
  for (let n = 0; n < perTick; n += 1) {
    // Committed before anything is erased: a transaction that changes figures of people by two statements, each in the order of people, would
    // lock them in an order of its own, and one of another campaign of the company could wait for it while it waits for that.
    const round = await run((tx) => closeReview(tx, at));
    if (round === null) return;
    await run((tx) => eraseSome(tx, round, at));
  }
}

/** Of the oldest round that is due, whose id it returns: what is to review is no figure of what was, and nobody can any more. */
async function closeReview(tx: Tx, at: Date): Promise<string | null> {
  const { min, usual } = simulationLimits.peopleMonths;
  const [round] = await rows<{ id: string }>(
    tx,
    sql`SELECT r.id FROM simulation_rounds r LEFT JOIN simulation_settings s ON s.company_id = r.company_id
      WHERE r.erased_at IS NULL AND r.counts_until <= ${at}::timestamptz - make_interval(months => ${min}::int)
        AND r.counts_until <= ${at}::timestamptz - make_interval(months => coalesce(s.people_months, ${usual}::int))
      ORDER BY r.counts_until LIMIT 1 FOR UPDATE OF r SKIP LOCKED`,
  );
  if (!round) return null;
  await execute(tx, sql`UPDATE simulation_messages SET unknown_n = 0 WHERE round_id = ${round.id} AND unknown_n > 0`);
  return round.id;
}

async function eraseSome(tx: Tx, roundId: string, at: Date): Promise<void> {
  const locked = await rows(tx, sql`SELECT 1 FROM simulation_rounds WHERE id = ${roundId} AND erased_at IS NULL FOR UPDATE`);
  if (locked.length === 0) return;
  const { n } = await oneRow<{ n: number }>(tx, sql`SELECT heed_erase_simulation_people(${roundId}, ${atOnce}) AS n`);
  if (n < atOnce) await execute(tx, sql`UPDATE simulation_rounds SET erased_at = ${at} WHERE id = ${roundId}`);
}
