import { type SQL, sql } from 'drizzle-orm';
import type { NotStartedPeople, RemindedPeople } from '#contract/reminders';
import type { Actor } from '../../actor.ts';
import { literally } from '../../db/literally.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { Refusal } from '../../refusal.ts';
import { assignmentsWhere } from '../trainingReports/filters.ts';
import { selectedWhere, uniqueIds } from '../users/selectedPeople.ts';
import { allOf, memberships, type SetKind, wordsOf } from '../users/usersWhere.ts';

const inAnyOf = (kind: SetKind, ids: readonly string[] | undefined): SQL[] => {
  if (!ids?.length) return [];
  const { members, setId } = memberships[kind];
  return [
    sql`EXISTS (SELECT 1 FROM ${members} m WHERE m.company_id = u.company_id AND m.user_id = u.id AND m.${setId} = ANY(${sql.param([...ids])}::uuid[]))`,
  ];
};

const withWork = ({ companyId }: Actor, { work }: RemindedPeople): SQL[] =>
  work ? [sql`u.id IN (SELECT a.user_id FROM assignments a WHERE ${assignmentsWhere(companyId, work)})`] : [];

/** The query (id, is_off) of the people whom a selection stands for; nobody who is off is written to. */
export function chosenPeople(actor: Actor, people: RemindedPeople): SQL {
  const sets = people.isAllUsersSelected
    ? [...inAnyOf('departments', people.departmentIds), ...inAnyOf('groups', people.groupIds), ...withWork(actor, people)]
    : [];
  return sql`SELECT u.id, u.disabled AS is_off FROM people u WHERE ${allOf([selectedWhere(actor, people), ...sets])}`;
}

/** The same of a campaign: everybody who has not begun, or only whoever is named, begun or not. */
export function chosenOfCampaign({ companyId }: Actor, people: NotStartedPeople): SQL {
  const words = wordsOf(people.searchText).map((word) => sql`u.search_text LIKE ${`%${literally(word)}%`}`);
  const which = people.isAllUsersSelected
    ? [sql`a.started_at IS NULL AND a.status <> 'completed' AND u.deleted_at IS NULL`, ...words]
    : [sql`u.id = ANY(${sql.param(uniqueIds(people))}::uuid[])`];
  return sql`SELECT u.id, u.disabled OR u.deleted_at IS NOT NULL AS is_off
    FROM assignments a JOIN users u ON u.company_id = a.company_id AND u.id = a.user_id
    WHERE ${allOf([sql`a.company_id = ${companyId}`, sql`a.campaign_id = ${people.campaignId}`, ...which])}`;
}

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
