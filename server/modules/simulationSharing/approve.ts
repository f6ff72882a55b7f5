import { can } from '#contract/access';
import type { approveSimulation as approveEndpoint, declineSimulation as declineEndpoint } from '#contract/simulation/sharing';
import { audit } from '../../audit.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { allowLongStatements } from '../../db/longStatements.ts';
import { scopeOf, tenantTx, type Tx } from '../../db/tx.ts';
import type { Handler } from '../../http/handler.ts';
import { archiveSimulation, findSimulation, launchDraft, lockSimulation, requireWay, startDayOf } from '../simulations/public.ts';

/** A campaign that waits for approval, locked. Refuses with not_found or campaign_not_waiting. */
async function lockWaiting(tx: Tx, { companyId }: Actor, id: string) {
  const campaign = await lockSimulation(tx, companyId, id);
  if (campaign.status !== 'draft') throw new Refusal('campaign_not_waiting');
  return campaign;
}

/** An admin of the customer launches what its partner suggested. */
export const approveSimulation: Handler<typeof approveEndpoint> = async ({ services, actor, params, body }) => {
  const { companyId, userId } = actor;
  if (!can(actor, 'simulations:launch')) throw new Refusal('plan_required');
  const { fromDomain } = await tenantTx(services.db, scopeOf(actor), 'read', async (tx) => {
    await requireWaiting(tx, actor, params.campaignId);
    return findSimulation(tx, companyId, params.campaignId);
  });
  const way = await requireWay(services, companyId, fromDomain);
  return tenantTx(services.db, scopeOf(actor), 'write', async (tx) => {
    await allowLongStatements(tx);
    const { id, name } = await lockWaiting(tx, actor, params.campaignId);
    const record = await findSimulation(tx, companyId, id);
    const startDate = body.startDate ?? (await startDayOf(tx, record));
    await launchDraft(tx, companyId, record, { startDate, way, approvedBy: userId });
    await audit(tx, actor, {
      action: 'simulations.approved',
      subject: { type: 'simulation', id, label: name },
      after: { partner: record.parentCompanyName, startDate },
    });
    return { data: await findSimulation(tx, companyId, id), message: 'Phishing campaign approved!' };
  });
};

/** Its refusals come before those of the sender. */
async function requireWaiting(tx: Tx, { companyId }: Actor, id: string): Promise<void> {
  const { waitsForApproval } = await findSimulation(tx, companyId, id);
  if (!waitsForApproval) throw new Refusal('campaign_not_waiting');
}

/** An admin of the customer wants nothing of it: it is archived, and leaves the partner’s list. */
export const declineSimulation: Handler<typeof declineEndpoint> = async ({ tx, actor, params }) => {
  const { companyId } = actor;
  const { id, name } = await lockWaiting(tx, actor, params.campaignId);
  const { parentCompanyName: partner } = await findSimulation(tx, companyId, id);
  await archiveSimulation(tx, companyId, id);
  await audit(tx, actor, {
    action: 'simulations.declined',
    subject: { type: 'simulation', id, label: name },
    after: { partner },
  });
  return { data: {}, message: 'Phishing campaign declined!' };
};
