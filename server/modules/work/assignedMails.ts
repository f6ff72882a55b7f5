import { type SQL, sql } from 'drizzle-orm';
import type { WorkWithTasks } from './kind.ts';
import { tasksAssigned } from './mails.ts';
import { mailsOfTasks } from './mailsOfTasks.ts';
import { taskOf } from './taskSorts.ts';

/** Rows that were assigned, of one kind of work: `name` has company_id, campaign_id, user_id and due_at. */
interface Added {
  work: WorkWithTasks;
  name: SQL;
}

/** Those of campaigns that have notifications enabled. OFFSET 0: what tasks are called is looked up for each campaign, not for each person. */
const named = ({ work: { kind, campaigns, tasks }, name }: Added): SQL => sql`
  SELECT g.company_id, g.user_id, g.campaign_id, g.due_at, ${kind}::text AS work, c.task, c.name
  FROM ${name} g JOIN (SELECT c.id, ${taskOf(tasks)} AS task, ${tasks.name} AS name FROM ${sql.raw(campaigns)} c
    WHERE c.notifications_enabled AND c.id IN (SELECT campaign_id FROM ${name}) OFFSET 0) c ON c.id = g.campaign_id
  WHERE c.task IS NOT NULL`;

/** What the mail about one new task says: its name and deadline, in the campaign's own words if it has any. */
const paramsOfOne = ({ campaigns, tasks }: WorkWithTasks): SQL => sql`(
  SELECT jsonb_build_object(${tasks.mails.nameParam}::text, t.name, 'subject', c.notification_subject, 'message', c.notification_message,
    'campaignId', c.id, 'dueDate', to_char(t.due_at AT TIME ZONE o.time_zone, 'YYYY-MM-DD'))
  FROM ${sql.raw(campaigns)} c WHERE c.id = t.campaign_id::uuid)`;

/** The parts `people` and `mailed` of a `WITH`, after those of `added`: one mail for each person, however many tasks were assigned. */
export const assignedMails = (added: readonly Added[], at: Date): SQL =>
  mailsOfTasks(
    added.map((one) => ({ work: one.work, query: named(one) })),
    { several: tasksAssigned, one: ({ tasks }) => tasks.mails.assigned, paramsOfOne, at },
  );
