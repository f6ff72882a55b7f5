import { sql } from 'drizzle-orm';
import { simulationLimits } from '#contract/simulation/limits';
import { now } from '../../../clock.ts';
import { reachedByCampaign } from '../../../db/audience.ts';
import { allowLongStatements } from '../../../db/longStatements.ts';
import { oneRow, rows, run as execute } from '../../../db/rows.ts';
import { ownerTx, type Tx } from '../../../db/tx.ts';
import { defineJob, type RunTx } from '../../../jobs/job.ts';
import type { Services } from '../../../services.ts';
import { mailAdmins } from '../../users/public.ts';
import { links } from '../links.ts';
import { roundWithoutTemplate } from '../mails.ts';
import { daysLeft } from './deal.ts';
import { freezePool } from './pool.ts';
import { mayGetSimulations, reasonAgainst } from './recipients.ts';
import { addRound } from './rounds.ts';
import { lockRounds, type StoredRound } from './roundsToPlan.ts';
import { giveSlots } from './slots.ts';

/** Plans the rounds of a company that are due. */
export const planRounds = defineJob<{ companyId: string }>('simulations.plan');

/**
 * Handles the job `planRounds`: a round in chunks, each in a transaction of its own, so that progress shows and a restart repeats one chunk
 * at most. Returns the number of messages by company. `at`: as if it were another time, of which the demo has many.
 */
export async function plan(
  { db }: Pick<Services, 'db'>,
  payloads: readonly { companyId: string }[],
  run: RunTx = (work) => ownerTx(db, work),
  { people = simulationLimits.planChunk, at }: { people?: number; at?: Date } = {},
): Promise<Record<string, number>> {
  const made: Record<string, number> = {};
  for (const companyId of new Set(payloads.map((payload) => payload.companyId)))
    for (;;) {
      const planned = await run((tx) => planChunk(tx, companyId, people, at ?? now()));
      if (planned === null) break;
      made[companyId] = (made[companyId] ?? 0) + planned;
    }
  return made;
}

/** Plans the next chunk of a round that is due. Null if none is. */
async function planChunk(tx: Tx, companyId: string, people: number, at: Date): Promise<number | null> {
  await allowLongStatements(tx);
  const due = sql`r.company_id = ${companyId} AND (r.status = 'planning' OR (r.status = 'planned' AND r.plans_at <= ${at}))`;
  const [found] = await lockRounds(
    tx,
    sql`r.id = (SELECT r.id FROM simulation_rounds r JOIN simulation_campaigns c ON c.id = r.campaign_id
    WHERE c.status = 'running' AND c.paused_at IS NULL AND ${due} ORDER BY r.plans_at, r.id LIMIT 1)`,
  );
  if (!found) return null;
  // Somebody else has planned its last chunk while this one waited for the lock.
  if (found.status !== 'planned' && found.status !== 'planning') return 0;
  const round = found.status === 'planned' ? await beginRound(tx, found, people, at) : found;
  // Somebody who joined while it was planned, into a chunk that was done. In a transaction of its own: one that changes figures of people by two
  // statements would lock them in an order of its own, and could wait for one that waits for it.
  const isLast = round.chunksDone >= round.chunks;
  const added = await giveSlots(tx, round, { among: sql`true`, at, ...(!isLast && { chunk: round.chunksDone }) });
  await execute(
    tx,
    isLast
      ? sql`UPDATE simulation_rounds SET status = 'sending' WHERE id = ${round.id}`
      : sql`UPDATE simulation_rounds SET chunks_done = chunks_done + 1, status = 'planning' WHERE id = ${round.id}`,
  );
  return added;
}

/** A round begins: it keeps its templates, knows whom it leaves out, and the next one is added. */
async function beginRound(tx: Tx, round: StoredRound, people: number, at: Date): Promise<StoredRound> {
  const { id, companyId, campaignId, number } = round;
  const { templateIds, templateTypes: types, difficulty, hasChosenTemplates: isChosen } = round;
  const kept = await freezePool(tx, { companyId, isChosen, templateIds, types, difficulty }, id);
  // Nothing else would tell them: the card of the campaign would say that everything has been sent.
  if (kept === 0) await mailAdmins(tx, companyId, roundWithoutTemplate, { campaignName: round.campaignName });
  const reached = reachedByCampaign(links, companyId, { id: campaignId, audience: round.audience });
  const { total } = await oneRow<{ total: number }>(
    tx,
    sql`SELECT count(*)::int AS total FROM users u WHERE u.company_id = ${companyId} AND ${mayGetSimulations} AND ${reached}`,
  );
  const left = await rows<{ reason: string; n: number }>(
    tx,
    sql`SELECT ${reasonAgainst} AS reason, count(*)::int AS n FROM users u
      WHERE u.company_id = ${companyId} AND u.deleted_at IS NULL AND NOT (${mayGetSimulations}) AND ${reached} GROUP BY 1`,
  );
  const chunks = Math.min(256, Math.max(1, Math.ceil(total / people)));
  const { days, chosen } = await daysLeft(tx, round, at);
  const lastOn = days[chosen - 1] ?? null;
  const ignored = Object.fromEntries(left.map(({ reason, n }) => [reason, n]));
  await execute(
    tx,
    sql`UPDATE simulation_rounds SET status = 'planning', chunks = ${chunks}, ignored = ${JSON.stringify(ignored)}::jsonb,
        last_on = ${lastOn} WHERE id = ${id}`,
  );
  await execute(tx, sql`UPDATE simulation_campaigns SET launched_at = coalesce(launched_at, ${at}) WHERE id = ${campaignId}`);
  if (round.schedule !== 'once') await addRound(tx, { ...round, id: campaignId, startsOn: round.firstDay }, number + 1, at);
  return { ...round, status: 'planning', chunks, lastOn };
}
