import { type SQL, sql } from 'drizzle-orm';
import { weekMs } from '#contract/kit/durations';
import { isAway } from '../../db/absences.ts';
import { rows, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { ownTextJson } from '../messages/public.ts';
import { type WorkWithTasks, workWithTasks } from './kind.ts';
import { weeklyReminder } from './mails.ts';
import { mailsOfTasks, taskList } from './mailsOfTasks.ts';
import { taskOf } from './taskSorts.ts';

const reminding = () => workWithTasks().filter(({ tasks }) => tasks.mails.reminder);

/**
 * Open tasks `a` that reminders name: of campaigns `c` that run, have notifications enabled, and give tasks. Not tasks that are being
 * assigned at this moment, whose own mail is on its way.
 */
const openOf = (work: WorkWithTasks, at: Date): SQL => sql`c.status = ${work.moves.start.to} AND c.notifications_enabled
  AND a.campaign_id = c.id AND a.status <> 'completed' AND a.assigned_at < ${at} AND ${taskOf(work.tasks)} IS NOT NULL`;

/**
 * People with an open task that was assigned, or last named in a weekly reminder, at least a week ago. Skips disabled people and
 * disabled companies, which have no access to training, and people who are away, whose tasks stay due until they are back.
 */
const dueIn = (work: WorkWithTasks, at: Date, lastWeek: Date, atMost: number): SQL => sql`
  (SELECT a.company_id, a.user_id FROM ${sql.raw(work.tasks.assignments)} a, ${sql.raw(work.campaigns)} c, companies o,
    -- OFFSET 0: looked up one by one. The planner takes a third of all open tasks for due, for which it would read everybody.
    LATERAL (SELECT FROM users u WHERE u.id = a.user_id AND NOT u.disabled AND u.deleted_at IS NULL
      AND NOT ${isAway(sql`u.company_id`, sql`u.id`, at)} OFFSET 0) u
   WHERE ${openOf(work, at)} AND coalesce(a.reminded_at, a.assigned_at) <= ${lastWeek} AND o.id = a.company_id AND NOT o.disabled
   LIMIT ${sql.raw(String(atMost))})`;

/** Marks all open tasks of these people as reminded of, and returns them. */
const remindedIn = (work: WorkWithTasks, at: Date): SQL => sql`
  UPDATE ${sql.raw(work.tasks.assignments)} a SET reminded_at = ${at}::timestamptz FROM ${sql.raw(work.campaigns)} c, due d
   WHERE a.company_id = d.company_id AND a.user_id = d.user_id AND ${openOf(work, at)}
  RETURNING a.company_id, a.user_id, a.due_at, ${work.kind}::text AS work, a.campaign_id, ${taskOf(work.tasks)} AS task, ${work.tasks.name} AS name`;

/** What a mail that names the one task of `t` says: the name of the task, and the company's own words. */
function paramsOfOne({ tasks }: WorkWithTasks): SQL {
  const { nameParam, ownReminder } = tasks.mails;
  const own = ownReminder ? ownTextJson(ownReminder, sql`o.id`, { companyName: sql`o.name`, [nameParam]: sql`t.name` }) : sql`'{}'`;
  return sql`${taskList} || jsonb_build_object(${nameParam}::text, t.name, 'campaignId', t.campaign_id) || ${own}`;
}

/**
 * Sends the weekly reminder: one mail a person, which names all open tasks of every kind of work, each with its deadline. It is due when
 * one of them is. Only a mail with one task has words of the task's own. Marking the tasks and inserting the mail is one statement, so that
 * nobody is reminded twice. Looks for `tasksAtOnce` due tasks of each kind, so that its
 * transaction stays short: it locks the tasks of all whom it reminds. Returns the companies; it is to be repeated until there are none.
 */
export async function remindWeekly(tx: Tx, at: Date, tasksAtOnce: number): Promise<string[]> {
  const kinds = reminding();
  if (kinds.length === 0) return [];
  // Two clocks at once: the second waits, and then sees what the first has marked.
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtext('work.weekly'))`);
  const lastWeek = new Date(at.getTime() - weekMs);
  const reminded = kinds.map((work) => ({ work, name: sql.identifier(`reminded_${work.kind}`) }));
  const mails = mailsOfTasks(
    reminded.map(({ work, name }) => ({ work, query: sql`SELECT * FROM ${name}` })),
    { several: weeklyReminder, one: ({ tasks }) => tasks.mails.reminder ?? weeklyReminder, paramsOfOne, at },
  );
  const due = sql.join(
    kinds.map((work) => dueIn(work, at, lastWeek, tasksAtOnce)),
    sql` UNION `,
  );
  const companies = await rows<{ id: string }>(
    tx,
    sql`WITH due AS MATERIALIZED (${due}),
      ${sql.join(
        reminded.map(({ work, name }) => sql`${name} AS (${remindedIn(work, at)})`),
        sql`, `,
      )},
      ${mails}
      SELECT DISTINCT company_id AS id FROM people`,
  );
  return companies.map(({ id }) => id);
}
