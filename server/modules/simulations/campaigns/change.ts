import { sql } from 'drizzle-orm';
import type { AuditAction } from '#contract/company/audit';
import type {
  cancelUnsentMessages as cancelEndpoint,
  completeSimulation as completeEndpoint,
  deleteSimulation as deleteEndpoint,
  pauseSimulation as pauseEndpoint,
  resumeSimulation as resumeEndpoint,
} from '#contract/simulation/campaigns';
import type { SimulationStatus } from '#contract/simulation/states';
import { audit } from '../../../audit.ts';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import { allowLongStatements } from '../../../db/longStatements.ts';
import { oneRow, rows, run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import type { Handler } from '../../../http/handler.ts';
import { endWork } from '../../work/public.ts';
import { requireConsent } from '../settings/consent.ts';
import { requireNoStop } from '../settings/stops.ts';
import { simulations } from '../work.ts';

interface Locked {
  id: string;
  name: string;
  status: SimulationStatus;
  isPaused: boolean;
}

/** A campaign of the company, locked: nothing of it leaves or is planned until the transaction ends. Refuses with not_found. */
export async function lockSimulation(tx: Tx, companyId: string, id: string): Promise<Locked> {
  const [found] = await rows<Locked>(
    tx,
    sql`SELECT id, name, status, paused_at IS NOT NULL AS "isPaused" FROM simulation_campaigns
      WHERE company_id = ${companyId} AND id = ${id} AND deleted_at IS NULL FOR UPDATE`,
  );
  if (!found) throw new Refusal('not_found');
  return found;
}

/** One that was launched and is not archived, locked: a draft has nothing to send. Refuses with not_found or campaign_not_editable. */
async function lockLaunched(tx: Tx, companyId: string, id: string): Promise<Locked> {
  const campaign = await lockSimulation(tx, companyId, id);
  if (campaign.status === 'archived' || campaign.status === 'draft') throw new Refusal('campaign_not_editable');
  return campaign;
}

const note = (tx: Tx, actor: Actor, action: AuditAction, { id, name }: Locked, after: Record<string, unknown> = {}) =>
  audit(tx, actor, { action, subject: { type: 'simulation', id, label: name }, after });

/** Archives a locked campaign for good, and cancels what has not left. Returns the number of its messages. Refuses with campaign_not_editable. */
export async function archiveSimulation(tx: Tx, companyId: string, id: string): Promise<number> {
  if (!(await endWork(tx, simulations, companyId, id))) throw new Refusal('campaign_not_editable');
  const { cancelled } = await oneRow<{ cancelled: number }>(
    tx,
    sql`SELECT heed_cancel_simulations(ARRAY[${id}::uuid], ${now()}) AS cancelled`,
  );
  return cancelled;
}

/** Both companies of such a call are the same one. */
function requireSame(actor: Actor, companyId: string): void {
  if (companyId !== actor.companyId) throw new Refusal('validation_failed', { fields: ['companyId'] });
}

export const completeSimulation: Handler<typeof completeEndpoint> = async ({ tx, actor, params, body }) => {
  const { companyId } = actor;
  requireSame(actor, body.companyId);
  await allowLongStatements(tx);
  const campaign = await lockSimulation(tx, companyId, params.campaignId);
  const cancelled = await archiveSimulation(tx, companyId, campaign.id);
  await note(tx, actor, 'simulations.archived', campaign, { cancelled });
  return { data: {}, message: 'Phishing campaign archived!' };
};

/** It disappears at once with its figures; a job deletes its messages. */
export const deleteSimulation: Handler<typeof deleteEndpoint> = async ({ tx, actor, params, body }) => {
  const { companyId } = actor;
  requireSame(actor, body.companyId);
  await allowLongStatements(tx);
  const campaign = await lockSimulation(tx, companyId, params.campaignId);
  if (campaign.status !== 'archived') throw new Refusal('campaign_not_archived');
  await run(tx, sql`UPDATE simulation_campaigns SET deleted_at = ${now()} WHERE company_id = ${companyId} AND id = ${campaign.id}`);
  await note(tx, actor, 'simulations.deleted', campaign);
  return { data: {}, message: 'Phishing campaign deleted!' };
};

const setPaused = (tx: Tx, { companyId }: Actor, { id }: Locked, at: Date | null) =>
  run(tx, sql`UPDATE simulation_campaigns SET paused_at = ${at} WHERE company_id = ${companyId} AND id = ${id}`);

export const pauseSimulation: Handler<typeof pauseEndpoint> = async ({ tx, actor, params }) => {
  const campaign = await lockLaunched(tx, actor.companyId, params.campaignId);
  if (!campaign.isPaused) {
    await setPaused(tx, actor, campaign, now());
    await note(tx, actor, 'simulations.paused', campaign);
  }
  return { data: {}, message: 'Phishing campaign paused!' };
};

export const resumeSimulation: Handler<typeof resumeEndpoint> = async ({ tx, actor, params }) => {
  const { companyId } = actor;
  const campaign = await lockLaunched(tx, companyId, params.campaignId);
  await requireNoStop(tx, companyId);
  await requireConsent(tx, companyId);
  if (campaign.isPaused) {
    await setPaused(tx, actor, campaign, null);
    await note(tx, actor, 'simulations.resumed', campaign);
  }
  return { data: {}, message: 'Phishing campaign resumed!' };
};

export const cancelUnsentMessages: Handler<typeof cancelEndpoint> = async ({ tx, actor, params }) => {
  const { companyId } = actor;
  await allowLongStatements(tx);
  const campaign = await lockLaunched(tx, companyId, params.campaignId);
  const { cancelled } = await oneRow<{ cancelled: number }>(
    tx,
    sql`SELECT heed_cancel_unsent(ARRAY[${campaign.id}::uuid], 'cancelled') AS cancelled`,
  );
  await note(tx, actor, 'simulations.unsentCancelled', campaign, { cancelled });
  return { data: { cancelled }, message: 'Unsent mails cancelled!' };
};
