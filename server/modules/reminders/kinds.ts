import { type SQL, sql } from 'drizzle-orm';
import type { AuditSubject } from '#contract/company/auditActions';
import type { IncludedKinds, ReminderKind } from '#contract/campaigns/reminders';
import { openStatuses, type ReportStatus } from '#contract/reports/reportStatus';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { TaskKind } from '../../mail/openTasks.ts';
import { hasReportStatus } from '../trainingReports/public.ts';

/** Tasks that people do in campaigns. */
interface Tasks {
  /** What mails call a task. */
  task: TaskKind;
  /** Tables of tasks `a` and of their campaigns `c`, with the columns of `assignments` and `campaigns` that reports filter by. */
  tasks: SQL;
  campaigns: SQL;
  /** Expression over `c`: the name of a task in mails. */
  name: SQL;
  /** What the audit log calls a campaign. */
  subject: AuditSubject;
}

const kinds = new Map<ReminderKind, Tasks>();

/** Registers the tasks of a kind of `contract/campaigns/reminders.ts`. A kind that no module registers has no tasks. */
export function defineReminderKind(kind: ReminderKind, tasks: Tasks): void {
  if (kinds.has(kind)) throw new Error(`The reminder ${kind} is declared twice`);
  kinds.set(kind, tasks);
}

/** Tasks that a reminder covers: all of a company, or only some of one kind. */
export interface Scope {
  companyId: string;
  /** Condition over tasks `a` and campaigns `c` of a kind. */
  chosen?: { kind: ReminderKind; where: SQL };
  /** Stored in the mail, so that the same reminder is not sent twice within the hour. */
  topic: string;
}

/** `FROM … WHERE` of the tasks of a kind in a scope, completed or not. */
const tasksIn = ({ companyId, chosen }: Scope, { tasks, campaigns }: Tasks): SQL =>
  sql`FROM ${tasks} a JOIN ${campaigns} c ON c.company_id = a.company_id AND c.id = a.campaign_id
    WHERE a.company_id = ${companyId} AND ${chosen?.where ?? sql`true`}`;

const isCovered = ({ chosen }: Scope, kind: ReminderKind): boolean => chosen === undefined || chosen.kind === kind;

/** Query of the tasks of every kind that a scope covers; `select` says what of them. */
function fromEach(kindsOf: readonly ReminderKind[], scope: Scope, select: (tasks: Tasks, from: SQL) => SQL): SQL {
  const covered = kindsOf.filter((kind) => isCovered(scope, kind)).flatMap((kind) => kinds.get(kind) ?? []);
  const queries = covered.map((tasks) => select(tasks, tasksIn(scope, tasks)));
  return queries.length > 0 ? sql.join(queries, sql` UNION ALL `) : none;
}

const none = sql`SELECT NULL::uuid AS user_id, NULL::text AS kind, NULL::text AS name, NULL::timestamptz AS due_at, NULL::text AS status WHERE false`;

/** Query (user_id, status) of all tasks in a scope; `status` is that of their campaign. With statuses only tasks in these, and only of included kinds if they are named. */
export const tasksOf = (scope: Scope, statuses: readonly ReportStatus[] = [], included?: IncludedKinds): SQL =>
  fromEach(
    [...kinds.keys()].filter((kind) => included?.[kind] ?? true),
    scope,
    (_, from) => sql`SELECT a.user_id, c.status ${from} AND ${hasReportStatus(statuses)}`,
  );

const open = sql`c.status = 'running' AND ${hasReportStatus(openStatuses)}`;
const openAmong = (scope: Scope, among: readonly ReminderKind[]): SQL =>
  fromEach(
    among,
    scope,
    ({ task, name }, from) => sql`SELECT a.user_id, ${task}::text AS kind, ${name} AS name, a.due_at ${from} AND ${open}`,
  );

/** Query (user_id, kind, name, due_at) of the open tasks of these kinds. */
export const openTasks = (scope: Scope, included: IncludedKinds): SQL =>
  openAmong(
    scope,
    [...kinds.keys()].filter((kind) => included[kind]),
  );

/** The same of one kind. */
export const openTasksOf = (scope: Scope, kind: ReminderKind): SQL => openAmong(scope, [kind]);

interface FoundCampaign {
  kind: ReminderKind;
  name: string;
  status: string;
  subject: AuditSubject;
}

/** The campaign with this id, of whichever kind. */
export async function findCampaign(tx: Tx, companyId: string, campaignId: string): Promise<FoundCampaign | undefined> {
  const queries = [...kinds].map(
    ([kind, { campaigns, subject }]) =>
      sql`SELECT ${kind}::text AS kind, ${subject}::text AS subject, name, status FROM ${campaigns} c WHERE company_id = ${companyId} AND id = ${campaignId}`,
  );
  const [found] = await rows<FoundCampaign>(tx, sql.join(queries, sql` UNION ALL `));
  return found;
}
