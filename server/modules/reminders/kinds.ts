import { type SQL, sql } from 'drizzle-orm';
import type { IncludedKinds, ReminderKind } from '#contract/reminders';

/** Of whom it is asked: everything that anybody of a company has to do, or one campaign that was not begun. */
export interface Scope {
  companyId: string;
  campaignId?: string;
}

const notBegun = (campaignId: string): SQL => sql`a.campaign_id = ${campaignId} AND a.started_at IS NULL`;

/**
 * What there is to be reminded of: for each kind of task the query (user_id, name, due_at) of all that is outstanding. A kind
 * without a line has nothing outstanding.
 */
const outstanding: Partial<Record<ReminderKind, (scope: Scope) => SQL>> = {
  includeVideoTraining: ({ companyId, campaignId }) => sql`SELECT a.user_id, k.name, a.due_at FROM assignments a
    JOIN campaigns c ON c.id = a.campaign_id AND c.company_id = a.company_id AND c.status = 'running' JOIN courses k ON k.id = c.course_id
    WHERE a.company_id = ${companyId} AND a.status <> 'completed' AND ${campaignId ? notBegun(campaignId) : sql`true`}`,
};

const none = sql`SELECT NULL::uuid AS user_id, NULL::text AS name, NULL::timestamptz AS due_at WHERE false`;

/** The query (user_id, name, due_at) of what people have to do of these kinds. */
export function openTasks(scope: Scope, included: IncludedKinds): SQL {
  const queries = Object.entries(outstanding)
    .filter(([kind]) => included[kind as ReminderKind])
    .map(([, queryOf]) => queryOf(scope));
  return queries.length > 0 ? sql.join(queries, sql` UNION ALL `) : none;
}

/** The same of one kind only. */
export const openTasksOf = (scope: Scope, kind: ReminderKind): SQL => outstanding[kind]?.(scope) ?? none;
