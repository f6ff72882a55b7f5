import { sql } from 'drizzle-orm';
import { simulationLimits } from '#contract/simulation/limits';
import { launchRefusals } from '#contract/simulation/campaigns';
import { audit, theProductIn } from '../../audit.ts';
import { now } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { oneRow, rows, run as execute } from '../../db/rows.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import { defineJob, type RunTx } from '../../jobs/job.ts';
import type { Services } from '../../services.ts';
import { findSimulation, findWayWithLinks, launchDraft, startDayOf } from '../simulations/public.ts';
import { mailAdmins } from '../users/public.ts';
import { suggestedSimulation } from './mails.ts';

/** Starts the new clones of a partner at its customers, or tells the admins there that they wait. */
export const startClones = defineJob<{ companyId: string }>('simulations.startClones');

interface Clone {
  id: string;
  companyId: string;
  /** Whether the customer has left it to the partner to start simulations. */
  isGranted: boolean;
}

type Needs = Pick<Services, 'db' | 'env'>;

/**
 * Handler of `startClones`. Each clone has a transaction of its own, so that what one customer lacks keeps no other one waiting. A clone
 * that cannot be launched waits as well: the preflight of its approval says why.
 */
export async function startAll(
  { db, env }: Needs,
  payloads: readonly { companyId: string }[],
  run: RunTx = (work) => ownerTx(db, work),
): Promise<void> {
  for (const companyId of new Set(payloads.map((payload) => payload.companyId)))
    while (await run((tx) => startNext(tx, env, companyId)));
}

/** Whether there was a new clone. */
async function startNext(tx: Tx, env: Needs['env'], partnerId: string): Promise<boolean> {
  const isNew = sql`c.status = 'draft' AND c.waits_since IS NULL`;
  const [next] = await rows<{ id: string }>(
    tx,
    sql`SELECT c.id FROM simulation_campaigns c WHERE c.parent_company_id = ${partnerId} AND ${isNew} ORDER BY c.id LIMIT 1`,
  );
  if (!next) return false;
  const [clone] = await rows<Clone>(
    tx,
    sql`SELECT c.id, c.company_id AS "companyId", heed_has_access(c.parent_company_id, c.company_id) AND c.suggested_on IS NOT NULL AS "isGranted"
      FROM simulation_campaigns c WHERE c.id = ${next.id} AND ${isNew} FOR UPDATE`,
  );
  // An admin, or another process, has settled it while this one waited for the lock.
  if (!clone) return true;
  if (!(clone.isGranted && (await isLaunched(tx, env, clone)))) await letWait(tx, clone);
  return true;
}

const isLaunchRefusal = (error: unknown): boolean =>
  error instanceof Refusal && [...launchRefusals, 'start_day_in_past'].includes(error.code);

/** Launches a clone. False, and nothing has changed, if its customer lacks something. */
async function isLaunched(tx: Tx, env: Needs['env'], { id, companyId }: Clone): Promise<boolean> {
  const record = await findSimulation(tx, companyId, id);
  try {
    const { way } = await findWayWithLinks(tx, env, companyId, record.fromDomain);
    await launchDraft(tx, companyId, record, { startDate: await startDayOf(tx, record), way, approvedBy: null });
  } catch (error) {
    if (isLaunchRefusal(error)) return false;
    throw error;
  }
  const { campaignType, schedule, timezone: timeZone } = record;
  await audit(tx, theProductIn(companyId), {
    action: 'simulations.launched',
    subject: { type: 'simulation', id, label: record.name },
    after: { campaignType, schedule, timeZone },
  });
  return true;
}

/** From now on its admins know of it. */
async function letWait(tx: Tx, { id, companyId }: Clone): Promise<void> {
  await execute(tx, sql`UPDATE simulation_campaigns SET waits_since = ${now()} WHERE company_id = ${companyId} AND id = ${id}`);
  const params = await oneRow<{ partnerName: string; companyName: string; campaignName: string }>(
    tx,
    sql`SELECT p.name AS "partnerName", o.name AS "companyName", c.name AS "campaignName" FROM simulation_campaigns c
      JOIN companies p ON p.id = c.parent_company_id JOIN companies o ON o.id = c.company_id WHERE c.id = ${id}`,
  );
  await mailAdmins(tx, companyId, suggestedSimulation, params);
}

/** Archives what nobody has approved in time. A part of the clock’s job. */
export async function endSuggestions(at: Date, run: RunTx): Promise<void> {
  await run(async (tx) => {
    const ended = await rows<{ id: string; companyId: string; name: string }>(
      tx,
      sql`UPDATE simulation_campaigns SET status = 'archived', archived_at = ${at}
        WHERE status = 'draft' AND created_at <= ${at}::timestamptz - make_interval(days => ${simulationLimits.suggestionDays}::int)
        RETURNING id, company_id AS "companyId", name`,
    );
    for (const { id, companyId, name } of ended)
      await audit(tx, theProductIn(companyId), {
        action: 'simulations.suggestionEnded',
        subject: { type: 'simulation', id, label: name },
      });
  });
}
