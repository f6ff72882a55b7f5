import { type SQL, sql } from 'drizzle-orm';
import type { NotStartedPeople, RemindedPeople } from '#contract/campaigns/reminders';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { containsWords } from '../../db/searchText.ts';
import type { Tx } from '../../db/tx.ts';
import { allOf } from '../../db/where.ts';
import { assignmentsWhere, narrowsCampaigns, narrowsWork, noFilters } from '../trainingReports/public.ts';
import { selectedWhere } from '../users/public.ts';
import type { Chosen } from './eligibility.ts';
import { findCampaign, type Scope, tasksOf } from './kinds.ts';

/** The id, if a list contains exactly one distinct id. */
const only = (ids: readonly string[]): string | undefined => (new Set(ids).size === 1 ? ids[0] : undefined);

/** Condition over the tasks that a reminder covers, and their campaign if there is only one. */
function coveredTasks(companyId: string, { campaignId, statuses = [], dateFrom, dateTo, work, tasks }: RemindedPeople) {
  const conditions: SQL[] = [];
  if (campaignId)
    conditions.push(assignmentsWhere(companyId, { ...noFilters, campaignIds: [campaignId], statuses, dateFrom, dateTo }));
  if (work) conditions.push(assignmentsWhere(companyId, work));
  if (tasks) {
    const [campaigns, users] = [tasks.map((task) => task.campaignId), tasks.map(({ userId }) => userId)];
    conditions.push(
      sql`(a.campaign_id, a.user_id) IN (SELECT * FROM unnest(${sql.param(campaigns)}::uuid[], ${sql.param(users)}::uuid[]))`,
    );
  }
  const campaign = campaignId ?? only(work?.campaignIds ?? []) ?? only((tasks ?? []).map((task) => task.campaignId));
  return { chosen: conditions.length > 0 ? allOf(conditions) : undefined, campaign };
}

/** Condition for a selection in a list of assignments, which includes disabled people and searches like reports. */
const selectedOfWork = (actor: Actor, { searchText, ...people }: RemindedPeople): SQL => {
  const which = selectedWhere(actor, { ...people, includeDisabled: true });
  return people.isAllUsersSelected ? allOf([which, containsWords(sql`u.search_text`, searchText)]) : which;
};

/**
 * Condition: the person has one of the assignments in the list. `OFFSET 0` forces the plan: without filters a probe per person,
 * with filters one query for everybody.
 */
function hasSome(scope: Scope, { campaignId, work, tasks }: RemindedPeople): SQL {
  if (work && !campaignId && !tasks && !narrowsWork(work) && !narrowsCampaigns(work))
    return sql`EXISTS (SELECT 1 FROM assignments a WHERE a.company_id = ${scope.companyId} AND a.user_id = u.id OFFSET 0)`;
  return sql`u.id IN (SELECT t.user_id FROM (${tasksOf(scope)}) t OFFSET 0)`;
}

/** Lists of rows and report filters are those of trainings; only a campaign may be of another kind of work. */
const listedWork = 'training';

/** The selected people, and the tasks they are reminded of. `work` is the kind of the campaign, if one is named. */
export function chosenPeople(actor: Actor, people: RemindedPeople, work = listedWork): Chosen {
  const { companyId } = actor;
  const { chosen, campaign } = coveredTasks(companyId, people);
  const scope: Scope = { companyId, topic: campaign ?? 'all', ...(chosen && { chosen: { work, where: chosen } }) };
  const which = chosen ? selectedOfWork(actor, people) : selectedWhere(actor, people);
  const withWork = chosen && people.isAllUsersSelected ? [hasSome(scope, people)] : [];
  const from = chosen ? sql`users` : sql`people`;
  return {
    scope,
    people: sql`SELECT u.id, u.disabled, u.deleted_at IS NOT NULL AS deleted FROM ${from} u WHERE ${allOf([which, ...withWork])}`,
    selection: people,
  };
}

/** The people of a campaign who have not started, or only the ones with `userIds`. */
export const notStartedOf = ({ campaignId, userIds, ...people }: NotStartedPeople): RemindedPeople => ({
  ...people,
  campaignId,
  ...(userIds && { userIds }),
  statuses: ['not_started'],
});

/** A running campaign of any kind. Refuses with not_found or campaign_not_running. */
export async function requireRunning(tx: Tx, companyId: string, campaignId: string) {
  const campaign = await findCampaign(tx, companyId, campaignId);
  if (!campaign) throw new Refusal('not_found');
  if (campaign.status !== 'running') throw new Refusal('campaign_not_running');
  return campaign;
}
