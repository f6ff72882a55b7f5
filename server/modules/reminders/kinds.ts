import { type SQL, sql } from 'drizzle-orm';
import type { IncludedKinds, ReminderKind } from '#contract/reminders';
import { openStatuses } from '#contract/reportStatus';
import { work, hasReportStatus } from '../trainingReports/public.ts';

/** Of what people are reminded: everything that anybody of a company has to do, or only some of its work. */
export interface Scope {
  companyId: string;
  /** The condition over `work` that chooses it. */
  chosen?: SQL;
  /** How mails note what they were about, so that the same is not sent again at once. */
  topic: string;
}

/** Assignments that a scope is about, done or not. */
export const workOf = ({ companyId, chosen }: Scope): SQL =>
  sql`${work} WHERE a.company_id = ${companyId} AND ${chosen ?? sql`true`}`;

/**
 * What there is to be reminded of: for each kind of task the query (user_id, name, due_at) of all that is outstanding. A kind
 * without a line has nothing outstanding.
 */
const outstanding: Partial<Record<ReminderKind, (scope: Scope) => SQL>> = {
  includeVideoTraining: (scope) => sql`SELECT t.user_id, k.name, t.due_at
    FROM (SELECT a.user_id, a.due_at, c.course_id FROM ${workOf(scope)} AND c.status = 'running' AND ${hasReportStatus(openStatuses)}) t
    JOIN courses k ON k.id = t.course_id`,
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
