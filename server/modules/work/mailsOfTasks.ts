import { type SQL, sql } from 'drizzle-orm';
import type { MailKind } from '../../mail/mailKind.ts';
import { openTaskJson } from '../../mail/openTasks.ts';
import { queueMails } from '../../mail/queueMails.ts';
import type { WorkWithTasks } from './kind.ts';

/** Tasks of one kind of work that mails are about: a query of company_id, user_id, campaign_id, due_at, work (its kind), task and name. */
export interface NamedTasks {
  work: WorkWithTasks;
  query: SQL;
}

interface TaskLetters {
  /** Names several tasks; its params are `companyName` and those of `taskList`. */
  several: MailKind;
  /** Names one task of this kind of work. */
  one: (work: WorkWithTasks) => MailKind;
  /** Its params beside `companyName`, as jsonb over the task `t` (campaign_id as text, name, due_at, tasks) and its company `o`. */
  paramsOfOne: (work: WorkWithTasks) => SQL;
  at: Date;
}

/** The params that list the tasks of `t`: see `OpenTasksParams`. */
export const taskList = sql`jsonb_build_object('timeZone', o.time_zone, 'openTasks', t.tasks)`;

/** A choice by the kind of work of `t`. */
const byWork = (tasks: readonly NamedTasks[], of: (work: WorkWithTasks) => SQL): SQL =>
  sql`CASE t.work ${sql.join(
    tasks.map(({ work }) => sql`WHEN ${work.kind} THEN ${of(work)}`),
    sql` `,
  )} END`;

/**
 * The parts of a `WITH` that queue one mail for each person who has any of these tasks, of whatever kinds: `people`, and `mailed` with a row
 * (company_id) for each mail. Somebody with one task gets the mail of that task, with words of its own; above a list they would be wrong.
 */
export function mailsOfTasks(tasks: readonly NamedTasks[], { several, one, paramsOfOne, at }: TaskLetters): SQL {
  const named = sql.join(
    tasks.map(({ query }) => query),
    sql` UNION ALL `,
  );
  const mails = queueMails(
    { template: sql`CASE WHEN t.n > 1 THEN ${several.template} ELSE ${byWork(tasks, (work) => sql`${one(work).template}`)} END` },
    {
      recipients: sql`people t JOIN users u ON u.company_id = t.company_id AND u.id = t.user_id JOIN companies o ON o.id = t.company_id`,
      params: sql`jsonb_build_object('companyName', o.name) || CASE WHEN t.n > 1 THEN ${taskList} ELSE ${byWork(tasks, paramsOfOne)} END`,
      at,
    },
  );
  return sql`people AS (
      SELECT company_id, user_id, count(*) AS n, min(work) AS work, min(name) AS name, min(campaign_id::text) AS campaign_id, min(due_at) AS due_at,
        jsonb_agg(${openTaskJson(sql`task`, sql`name`, sql`due_at`)} ORDER BY due_at, name)::text AS tasks
      FROM (${named}) r GROUP BY 1, 2),
    mailed AS (${mails})`;
}
