import { type SQL, sql } from 'drizzle-orm';
import { allOf } from '../../db/where.ts';
import type { NotStartedPeople, RemindedPeople } from '#contract/reminders';
import type { Actor } from '../../core/actor.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { Refusal } from '../../core/refusal.ts';
import { assignmentsWhere, choosesCampaigns, choosesWork, nothingLeftOut } from '../trainingReports/public.ts';
import { selectedWhere } from '../users/public.ts';
import { containsWords } from '../../db/searchText.ts';
import { type Scope, workOf } from './kinds.ts';
import type { Chosen } from './reach.ts';

/** What is shared by everything in a list, if anything is. */
const only = (ids: readonly string[]): string | undefined => (new Set(ids).size === 1 ? ids[0] : undefined);

/** The work that a reminder is about, as one condition, and the one campaign that all of it is of, if it is. */
function aboutOf(companyId: string, { campaignId, statuses = [], work, tasks }: RemindedPeople) {
  const conditions: SQL[] = [];
  if (campaignId) conditions.push(assignmentsWhere(companyId, { ...nothingLeftOut, campaignIds: [campaignId], statuses }));
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

/** Whom a selection stands for in a list of work: it shows whoever has some, also disabled, and searches as reports search. */
const selectedOfWork = (actor: Actor, { searchText, ...people }: RemindedPeople): SQL => {
  const which = selectedWhere(actor, { ...people, includeDisabled: true });
  return people.isAllUsersSelected ? allOf([which, containsWords(sql`u.search_text`, searchText)]) : which;
};

/**
 * Who has some of the work that a list shows. `OFFSET 0` keeps the way that is chosen here: anything at all is found person after
 * person, what is narrowed once for everybody.
 */
function hasSome(scope: Scope, { campaignId, work, tasks }: RemindedPeople): SQL {
  if (work && !campaignId && !tasks && !choosesWork(work) && !choosesCampaigns(work))
    return sql`EXISTS (SELECT 1 FROM assignments a WHERE a.company_id = ${scope.companyId} AND a.user_id = u.id OFFSET 0)`;
  return sql`u.id IN (SELECT a.user_id FROM ${workOf(scope)} OFFSET 0)`;
}

/** The people whom a selection stands for, and what they are reminded of. A list of work shows everybody who has some. */
export function chosenPeople(actor: Actor, people: RemindedPeople): Chosen {
  const { companyId } = actor;
  const { chosen, campaign } = aboutOf(companyId, people);
  const scope: Scope = { companyId, topic: campaign ?? 'all', ...(chosen && { chosen }) };
  const which = chosen ? selectedOfWork(actor, people) : selectedWhere(actor, people);
  const withWork = chosen && people.isAllUsersSelected ? [hasSome(scope, people)] : [];
  const from = chosen ? sql`users` : sql`people`;
  return {
    scope,
    people: sql`SELECT u.id, u.disabled, u.deleted_at IS NOT NULL AS deleted FROM ${from} u WHERE ${allOf([which, ...withWork])}`,
    selection: people,
  };
}

/** The same of the figure Not started of a campaign: everybody in it, or only whoever is named. */
export const notStartedOf = ({ campaignId, userIds, ...people }: NotStartedPeople): RemindedPeople => ({
  ...people,
  campaignId,
  ...(userIds && { userIds }),
  statuses: ['not_started'],
});

/** The name of a campaign whose people can be reminded. Refuses with not_found and campaign_not_running. */
export async function runningCampaign(tx: Tx, companyId: string, campaignId: string): Promise<string> {
  const [found] = await rows<{ name: string; status: string }>(
    tx,
    sql`SELECT name, status FROM campaigns WHERE company_id = ${companyId} AND id = ${campaignId}`,
  );
  if (!found) throw new Refusal('not_found');
  if (found.status !== 'running') throw new Refusal('campaign_not_running');
  return found.name;
}
