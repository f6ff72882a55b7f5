import { type SQL, sql } from 'drizzle-orm';
import type { AuditAction } from '#contract/company/audit';
import type {
  cancelUnsentMessages as cancelEndpoint,
  completeSimulation as completeEndpoint,
  deleteSimulation as deleteEndpoint,
  pauseSimulation as pauseEndpoint,
  resumeSimulation as resumeEndpoint,
} from '#contract/simulation/campaigns';
import type { SimulationStatus, UnsentReason } from '#contract/simulation/states';
import { audit } from '../../../audit.ts';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import { allowLongStatements } from '../../../db/longStatements.ts';
import { rows, run } from '../../../db/rows.ts';
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

const note = (tx: Tx, actor: Actor, action: AuditAction, { id, name }: Locked, after: Record<string, unknown> = {}) =>
  audit(tx, actor, { action, subject: { type: 'simulation', id, label: name }, after });

/** Cancels messages `m` that have not left. What is leaving at this moment does, and is counted as sent. Returns their number. */
const cancelUnsent = (tx: Tx, which: SQL, reason: UnsentReason): Promise<number> =>
  run(
    tx,
    sql`WITH taken AS (DELETE FROM simulation_queue q USING simulation_messages m
        WHERE m.id = q.message_id AND q.leaving_at IS NULL AND ${which} RETURNING q.message_id)
      UPDATE simulation_messages m SET status = 'cancelled', reason = ${reason} FROM taken t WHERE t.message_id = m.id AND m.status = 'queued'`,
  );

/** Both companies of such a call are the same one. */
function requireSame(actor: Actor, companyId: string): void {
  if (companyId !== actor.companyId) throw new Refusal('validation_failed', { fields: ['companyId'] });
}

/** Archives a campaign for good, and cancels what has not left. */
export const completeSimulation: Handler<typeof completeEndpoint> = async ({ tx, actor, params, body }) => {
  const { companyId } = actor;
  requireSame(actor, body.companyId);
  await allowLongStatements(tx);
  const campaign = await lockSimulation(tx, companyId, params.campaignId);
  if (!(await endWork(tx, simulations, companyId, campaign.id))) throw new Refusal('campaign_not_editable');
  const cancelled = await cancelUnsent(tx, sql`m.company_id = ${companyId} AND m.campaign_id = ${campaign.id}`, 'archived');
  await run(
    tx,
    sql`UPDATE simulation_rounds SET status = CASE WHEN status = 'sending' THEN 'sent' ELSE 'cancelled' END, sent_at = ${now()}
      WHERE company_id = ${companyId} AND campaign_id = ${campaign.id} AND status IN ('planned', 'planning', 'sending')`,
  );
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
  const campaign = await lockSimulation(tx, actor.companyId, params.campaignId);
  if (campaign.status === 'archived') throw new Refusal('campaign_not_editable');
  if (!campaign.isPaused) {
    await setPaused(tx, actor, campaign, now());
    await note(tx, actor, 'simulations.paused', campaign);
  }
  return { data: {}, message: 'Phishing campaign paused!' };
};

export const resumeSimulation: Handler<typeof resumeEndpoint> = async ({ tx, actor, params }) => {
  const { companyId } = actor;
  const campaign = await lockSimulation(tx, companyId, params.campaignId);
  if (campaign.status === 'archived') throw new Refusal('campaign_not_editable');
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
  const campaign = await lockSimulation(tx, companyId, params.campaignId);
  if (campaign.status === 'archived') throw new Refusal('campaign_not_editable');
  const cancelled = await cancelUnsent(tx, sql`m.company_id = ${companyId} AND m.campaign_id = ${campaign.id}`, 'cancelled');
  await note(tx, actor, 'simulations.unsentCancelled', campaign, { cancelled });
  return { data: { cancelled }, message: 'Unsent mails cancelled!' };
};
