import { sql } from 'drizzle-orm';
import { simulationLimits } from '#contract/simulation/limits';
import { oneRow, rows, run as execute } from '../../db/rows.ts';
import type { RunTx } from '../../jobs/job.ts';

/** Messages that one transaction erases, and transactions of one tick: more would hold others up. */
const atOnce = 5000;
const perTick = 20;

/**
 * Erases the messages of rounds that stopped counting so many months ago as their company has set: nobody can tell any more what single people
 * did. The figures of everybody, departments and groups stay; see docs/decisions/erased-people.md. A step of the clock’s job.
 */
export async function erasePeople(at: Date, run: RunTx): Promise<void> {
  for (let n = 0; n < perTick; n += 1) if (!(await run((tx) => eraseSome(at, tx)))) return;
}

/** Of the oldest round that is due. Returns whether there was one. */
async function eraseSome(at: Date, tx: Parameters<Parameters<RunTx>[0]>[0]): Promise<boolean> {
  const { min, usual } = simulationLimits.peopleMonths;
  const [round] = await rows<{ id: string }>(
    tx,
    sql`SELECT r.id FROM simulation_rounds r LEFT JOIN simulation_settings s ON s.company_id = r.company_id
      WHERE r.erased_at IS NULL AND r.counts_until <= ${at}::timestamptz - make_interval(months => ${min}::int)
        AND r.counts_until <= ${at}::timestamptz - make_interval(months => coalesce(s.people_months, ${usual}::int))
      ORDER BY r.counts_until LIMIT 1 FOR UPDATE OF r SKIP LOCKED`,
  );
  if (!round) return false;
  const { n } = await oneRow<{ n: number }>(tx, sql`SELECT heed_erase_simulation_people(${round.id}, ${atOnce}) AS n`);
  if (n < atOnce) await execute(tx, sql`UPDATE simulation_rounds SET erased_at = ${at} WHERE id = ${round.id}`);
  return true;
}
