import { type SQL, sql } from 'drizzle-orm';
import type { IncludedKinds, ReminderKind } from '#contract/campaigns/reminders';
import { work } from '../trainingReports/public.ts';

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

/** Gives the query (user_id, name, due_at) of the open tasks in a scope. */
type OpenTasksQuery = (scope: Scope) => SQL;

const kinds = new Map<ReminderKind, OpenTasksQuery>();

/** Registers the open tasks of a kind of `contract/campaigns/reminders.ts`. A kind that no module registers has no tasks. */
export function defineReminderKind(kind: ReminderKind, queryOf: OpenTasksQuery): void {
  if (kinds.has(kind)) throw new Error(`The reminder ${kind} is declared twice`);
  kinds.set(kind, queryOf);
}

const none = sql`SELECT NULL::uuid AS user_id, NULL::text AS name, NULL::timestamptz AS due_at WHERE false`;

/** Query (user_id, name, due_at) of the open tasks of these kinds. */
export function openTasks(scope: Scope, included: IncludedKinds): SQL {
  const queries = [...kinds].filter(([kind]) => included[kind]).map(([, queryOf]) => queryOf(scope));
  return queries.length > 0 ? sql.join(queries, sql` UNION ALL `) : none;
}

/** Query of the open tasks of one kind. */
export const openTasksOf = (scope: Scope, kind: ReminderKind): SQL => kinds.get(kind)?.(scope) ?? none;
