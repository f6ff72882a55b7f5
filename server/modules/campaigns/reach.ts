import { type SQL, sql } from 'drizzle-orm';
import type { AssignmentType } from '#contract/campaigns/campaignStates';
import { memberships, type SetKind } from '../../db/memberships.ts';
import { oneRow } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

/** Tables of a campaign's departments and groups, and the request fields that name them. */
export const campaignSets = {
  departments: { ...memberships.departments, links: sql.raw('campaign_departments'), field: 'user_departments' },
  groups: { ...memberships.groups, links: sql.raw('campaign_groups'), field: 'selectedGroups' },
} as const satisfies Record<SetKind, object>;

/** Condition over `users u`: people whom an assignment to these sets includes. `sets` is a query of department or group ids. */
function reachedBy(companyId: string, type: AssignmentType, sets: SQL): SQL {
  if (type === 'all_users') return sql`true`;
  const { members, setId } = memberships[type];
  return sql`u.id IN (SELECT m.user_id FROM ${members} m WHERE m.company_id = ${companyId} AND m.${setId} IN (${sets}))`;
}

/** Condition over `users u`: people whom an existing campaign includes. */
export function reachedByCampaign(companyId: string, { id, type }: { id: string; type: AssignmentType }): SQL {
  if (type === 'all_users') return sql`true`;
  const { links, setId } = campaignSets[type];
  return reachedBy(companyId, type, sql`SELECT l.${setId} FROM ${links} l WHERE l.campaign_id = ${id}`);
}

/** Number of people an assignment includes, and number it excludes because they are disabled. */
export async function countReached(tx: Tx, companyId: string, type: AssignmentType, ids: readonly string[]) {
  const { active, disabled } = await oneRow<{ active: number; disabled: number }>(tx, countSql(companyId, type, ids));
  return { totalUsersCount: active, excluded: { disabled } };
}

function countSql(companyId: string, type: AssignmentType, ids: readonly string[]): SQL {
  // Triggers keep this count.
  if (type === 'all_users')
    return sql`SELECT coalesce(sum(n) FILTER (WHERE NOT disabled), 0)::int AS active, coalesce(sum(n) FILTER (WHERE disabled), 0)::int AS disabled
      FROM people_counts WHERE company_id = ${companyId}`;
  const sets = sql`SELECT unnest(${sql.param([...ids])}::uuid[])`;
  return sql`SELECT count(*) FILTER (WHERE NOT u.disabled)::int AS active, count(*) FILTER (WHERE u.disabled)::int AS disabled
    FROM people u WHERE u.company_id = ${companyId} AND ${reachedBy(companyId, type, sets)}`;
}
