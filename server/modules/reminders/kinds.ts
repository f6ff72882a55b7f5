import { type SQL, sql } from 'drizzle-orm';
import type { IncludedKinds, ReminderKind } from '#contract/campaigns/reminders';
import type { AuditSubject } from '#contract/company/auditActions';
import { openStatuses, type ReportStatus } from '#contract/reports/reportStatus';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { overCampaigns } from '../../reports/storedStatus.ts';
import { taskOf, type WorkWithTasks, workWithTasks } from '../work/public.ts';

/** Tasks that a reminder covers: all of a company, or only some of one kind of work. */
export interface Scope {
  companyId: string;
  /** Condition over tasks `a` and campaigns `c` of a kind of work. */
  chosen?: { work: string; where: SQL };
  /** Stored in the mail, so that the same reminder is not sent twice within the hour. */
  topic: string;
}

/** A kind of work of which a reminder covers some tasks: those of campaigns `c` that `where` includes. */
interface Covered {
  work: WorkWithTasks;
  where: SQL;
}

/**
 * The kinds of work that reminders of the included kinds cover. Several kinds of work may belong to one kind of reminder, and one kind of
 * work to several.
 */
const coveredWork = (isIncluded: (kind: ReminderKind) => boolean): Covered[] =>
  workWithTasks().flatMap((work) => {
    const sorts = work.tasks.sorts.filter(({ reminder }) => reminder && isIncluded(reminder));
    const where = sorts.map((sort) => sort.where);
    return where.length > 0 ? [{ work, where: sql`(${sql.join(where, sql` OR `)})` }] : [];
  });

/** Query of the tasks that a scope covers, of the kinds of reminders that are included; `select` says what of them. */
function fromEach(
  { companyId, chosen }: Scope,
  isIncluded: (kind: ReminderKind) => boolean,
  select: (work: WorkWithTasks, from: SQL) => SQL,
): SQL {
  const covered = coveredWork(isIncluded).filter(({ work }) => (chosen?.work ?? work.kind) === work.kind);
  const queries = covered.map(({ work, where }) =>
    select(
      work,
      sql`FROM ${sql.raw(work.tasks.assignments)} a JOIN ${sql.raw(work.campaigns)} c ON c.company_id = a.company_id AND c.id = a.campaign_id
        WHERE a.company_id = ${companyId} AND ${where} AND ${chosen?.where ?? sql`true`}`,
    ),
  );
  return queries.length > 0 ? sql.join(queries, sql` UNION ALL `) : none;
}

const none = sql`SELECT NULL::uuid AS user_id, NULL::text AS kind, NULL::text AS name, NULL::timestamptz AS due_at, NULL::uuid AS campaign_id, NULL::text AS status WHERE false`;

const hasStatus = ({ tasks }: WorkWithTasks, statuses: readonly ReportStatus[]): SQL =>
  overCampaigns(tasks.readings).hasReportStatus(statuses);

/** Query (user_id, status) of all tasks in a scope; `status` is that of their campaign. With statuses only tasks in these, and only of included kinds if they are named. */
export const tasksOf = (scope: Scope, statuses: readonly ReportStatus[] = [], included?: IncludedKinds): SQL =>
  fromEach(
    scope,
    (kind) => included?.[kind] ?? true,
    (work, from) => sql`SELECT a.user_id, c.status ${from} AND ${hasStatus(work, statuses)}`,
  );

const openAmong = (scope: Scope, isIncluded: (kind: ReminderKind) => boolean): SQL =>
  fromEach(
    scope,
    isIncluded,
    (work, from) => sql`SELECT a.user_id, ${taskOf(work.tasks)} AS kind, ${work.tasks.name} AS name, a.due_at, a.campaign_id ${from}
      AND c.status = ${work.moves.start.to} AND ${hasStatus(work, openStatuses)}`,
  );

/** Query (user_id, kind, name, due_at, campaign_id) of the open tasks of these kinds. */
export const openTasks = (scope: Scope, included: IncludedKinds): SQL => openAmong(scope, (kind) => included[kind]);

/** The same of one kind. */
export const openTasksOf = (scope: Scope, kind: ReminderKind): SQL => openAmong(scope, (one) => one === kind);

interface FoundCampaign {
  /** The kind of work. */
  work: string;
  name: string;
  status: string;
  subject: AuditSubject;
}

/** The campaign with this id, of whichever kind of work, if people can be reminded of its tasks. */
export async function findCampaign(tx: Tx, companyId: string, campaignId: string): Promise<FoundCampaign | undefined> {
  const queries = coveredWork(() => true).map(
    ({ work, where }) =>
      sql`SELECT ${work.kind}::text AS work, ${work.tasks.subject}::text AS subject, c.name, c.status
        FROM ${sql.raw(work.campaigns)} c WHERE c.company_id = ${companyId} AND c.id = ${campaignId} AND ${where}`,
  );
  const [found] = await rows<FoundCampaign>(tx, sql.join(queries, sql` UNION ALL `));
  return found;
}
