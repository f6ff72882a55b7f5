import { sql } from 'drizzle-orm';
import { consentMonths, consentVersion } from '#contract/simulation/consent';
import { Refusal } from '../../core/refusal.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { allowLongStatements } from '../../db/longStatements.ts';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { Handler } from '../../http/handler.ts';
import type { cloneSimulation as cloneEndpoint, completeClones as completeEndpoint } from '#contract/simulation/sharing';
import { sendJob } from '../../jobs/send.ts';
import { changeCustomers, type Reasons } from '../sharing/public.ts';
import { lockSimulation, requireStartDay, requireZone } from '../simulations/public.ts';
import { customersOf, having } from './clones.queries.ts';
import { startClones } from './startClones.ts';

type CloneReason = 'already_shared' | 'no_boost' | 'no_registered_users';
/** What leaves a customer `v` with the clone `r` out; the first that holds is counted in the audit log. */
const cloneReasons: Reasons<CloneReason> = [
  ['already_shared', having.clone],
  ['no_boost', sql`NOT v.is_boosted`],
  ['no_registered_users', sql`NOT v.is_registered`],
];
const archiveReasons: Reasons<'not_shared'> = [['not_shared', having.noClone]];

const customersIn = (n: number, one: string, many: string): string => (n === 1 ? one : many);

/** Gives customers clones, as drafts. A job starts the ones that need nobody’s approval, and tells the admins of the others. */
export const cloneSimulation: Handler<typeof cloneEndpoint> = async ({ tx, actor, params, body }) => {
  const { companyId } = actor;
  const { name, startDate, timezone, companyIds, isAllSelected, expectedTotal } = body;
  await allowLongStatements(tx);
  const campaign = await lockSimulation(tx, companyId, params.campaignId);
  if (body.campaignId !== campaign.id) throw new Refusal('validation_failed', { fields: ['campaignId'] });
  if (campaign.status === 'archived') throw new Refusal('campaign_not_editable');
  if (campaign.status === 'draft') throw new Refusal('simulation_is_draft');
  await (startDate === null ? requireZone(tx, timezone) : requireStartDay(tx, { startDate, timezone }, 'start_day_in_past'));
  const at = now();
  const { ids, changed, skipped } = await changeCustomers(
    tx,
    actor,
    {
      customers: customersOf(campaign.id),
      reasons: cloneReasons,
      among: having.noClone,
      selection: { customerCompanyIds: companyIds, isAllCustomers: isAllSelected, expectedTotal },
    },
    {
      audited: 'simulations.shared',
      subject: { type: 'simulation', id: campaign.id, label: campaign.name },
      named: { simulation: name },
      after: { startDate, timeZone: timezone },
      steps: [
        (customers) => sql`heed_clone_simulation(${campaign.id}, ${customers}, ${name}, ${startDate}::date, ${timezone}, ${at})`,
      ],
    },
  );
  await sendJob(tx, startClones, { companyId });
  const waiting = startDate === null ? changed : changed - (await countStarting(tx, ids));
  const message = customersIn(changed, 'Customer was successfully added!', 'Customers were successfully added!');
  return { data: { changed, skipped, waiting }, message };
};

/** How many of these customers have left it to the partner to start simulations. */
async function countStarting(tx: Tx, ids: readonly string[]): Promise<number> {
  const { n } = await oneRow<{ n: number }>(
    tx,
    sql`SELECT heed_count_agreed(${sql.param([...ids])}::uuid[], ${consentVersion}, ${consentMonths}) AS n`,
  );
  return n;
}

/** Archives clones of a campaign, and cancels what has not left. */
export const completeClones: Handler<typeof completeEndpoint> = async ({ tx, actor, body }) => {
  const { campaignIds, parentCampaignId, isAllSelected, expectedTotal } = body;
  await allowLongStatements(tx);
  const campaign = await lockSimulation(tx, actor.companyId, parentCampaignId);
  const { changed } = await changeCustomers(
    tx,
    actor,
    {
      customers: customersOf(campaign.id),
      reasons: archiveReasons,
      among: having.clone,
      selection: {
        customerCompanyIds: await customersWith(tx, actor, campaign.id, campaignIds),
        isAllCustomers: isAllSelected,
        expectedTotal,
      },
    },
    {
      audited: 'simulations.archivedAtCustomers',
      subject: { type: 'simulation', id: campaign.id, label: campaign.name },
      named: { simulation: campaign.name },
      steps: [(customers) => sql`heed_archive_clones(${campaign.id}, ${customers}, ${now()})`],
    },
  );
  const removed = customersIn(changed, 'customer was', 'customers were');
  return { data: { changed }, message: `${changed} ${removed} removed from the campaign!` };
};

/** The customers that have these clones of a campaign. Refuses with not_found if one of them is no such clone. */
async function customersWith(tx: Tx, { companyId }: Actor, parentId: string, cloneIds: readonly string[]): Promise<string[]> {
  const unique = [...new Set(cloneIds)];
  const found = await rows<{ id: string }>(
    tx,
    sql`SELECT r.customer_id AS id FROM simulation_clones r
      WHERE r.ancestor_id = ${companyId} AND r.parent_campaign_id = ${parentId} AND r.campaign_id = ANY(${sql.param(unique)}::uuid[])`,
  );
  if (found.length < unique.length) throw new Refusal('not_found');
  return found.map(({ id }) => id);
}
