import { type SQL, sql } from 'drizzle-orm';
import type { IncludedKinds, ReminderKind } from '#contract/campaigns/reminders';
import { openStatuses } from '#contract/reports/reportStatus';
import { work, hasReportStatus } from '../trainingReports/public.ts';

/** Tasks that a reminder covers: all open tasks of a company, or only some assignments. */
export interface Scope {
  companyId: string;
  /** Condition over `work` for some assignments. */
  chosen?: SQL;
  /** Stored in the mail, so that the same reminder is not sent twice within the hour. */
  topic: string;
}

/** Assignments of a scope, completed or not. */
export const workOf = ({ companyId, chosen }: Scope): SQL =>
  sql`${work} WHERE a.company_id = ${companyId} AND ${chosen ?? sql`true`}`;

/**
 * Open tasks by kind: a query (user_id, name, due_at) for each kind of `contract/campaigns/reminders.ts`. A module with tasks adds a row; a kind
 * without a row has no tasks.
 */
const outstanding: Partial<Record<ReminderKind, (scope: Scope) => SQL>> = {
  includeVideoTraining: (scope) => sql`SELECT t.user_id, k.name, t.due_at
    FROM (SELECT a.user_id, a.due_at, c.course_id FROM ${workOf(scope)} AND c.status = 'running' AND ${hasReportStatus(openStatuses)}) t
    JOIN courses k ON k.id = t.course_id`,
};

const none = sql`SELECT NULL::uuid AS user_id, NULL::text AS name, NULL::timestamptz AS due_at WHERE false`;

/** Query (user_id, name, due_at) of the open tasks of these kinds. */
export function openTasks(scope: Scope, included: IncludedKinds): SQL {
  const queries = Object.entries(outstanding)
    .filter(([kind]) => included[kind as ReminderKind])
    .map(([, queryOf]) => queryOf(scope));
  return queries.length > 0 ? sql.join(queries, sql` UNION ALL `) : none;
}

/** Query of the open tasks of one kind. */
export const openTasksOf = (scope: Scope, kind: ReminderKind): SQL => outstanding[kind]?.(scope) ?? none;
