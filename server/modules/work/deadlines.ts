import { type SQL, sql } from 'drizzle-orm';
import { assignmentMoves } from '#contract/campaigns/campaignStates';
import { now } from '../../clock.ts';
import { run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { isUnderway, type WorkWithTasks, workWithTasks } from './kind.ts';

/**
 * When a person’s task is due that was assigned at this moment; days in which they are away do not count. `heed_due_at` says how. Most
 * people are never away: for them the function, which costs a query each, is not called.
 */
export const dueAt = (companyId: SQL, userId: SQL, assignedAt: SQL, days: SQL): SQL =>
  sql`CASE WHEN EXISTS (SELECT FROM absences x WHERE x.company_id = ${companyId} AND x.user_id = ${userId})
    THEN heed_due_at(${companyId}, ${userId}, ${assignedAt}, ${days})
    ELSE ${assignedAt} + make_interval(days => ${days}) END`;

interface Moved {
  companyId: string;
  userId: string;
  /** The first day of an absence that was set. */
  awayFrom: string | null;
}

/**
 * Gives a person’s open tasks of every kind the deadlines that follow from their absences, after these have changed. A task that fell
 * overdue since the absence began is open again if its new deadline lies ahead; one that was overdue before stays so until it is completed.
 */
export async function moveDeadlines(tx: Tx, { companyId, userId, awayFrom }: Moved): Promise<void> {
  // A change of a campaign’s days comes before or after this as a whole. In statements of their own: the days are read after the wait.
  for (const { campaigns, tasks } of workWithTasks())
    await run(
      tx,
      sql`SELECT FROM ${sql.raw(campaigns)} WHERE company_id = ${companyId} AND id IN (SELECT campaign_id FROM ${sql.raw(tasks.assignments)}
        WHERE company_id = ${companyId} AND user_id = ${userId} AND status <> 'completed') ORDER BY id FOR SHARE`,
    );
  const { begin, expire } = assignmentMoves;
  const fellDueAway = sql`a.status = ${expire.to} AND a.due_at >= ${awayFrom}::date::timestamp AT TIME ZONE o.time_zone`;
  for (const work of workWithTasks()) {
    const assignments = sql.raw(work.tasks.assignments);
    await run(
      tx,
      sql`UPDATE ${assignments} a SET due_at = n.due_at, status = CASE WHEN a.status <> ${expire.to} OR n.due_at <= ${now()} THEN a.status
          WHEN a.started_at IS NULL THEN ${begin.from[0]} ELSE ${begin.to} END
        FROM (SELECT a.campaign_id, ${dueAt(sql`a.company_id`, sql`a.user_id`, sql`a.assigned_at`, sql`c.days_to_complete`)} AS due_at
            FROM ${assignments} a JOIN ${sql.raw(work.campaigns)} c ON c.company_id = a.company_id AND c.id = a.campaign_id
              JOIN companies o ON o.id = a.company_id
           WHERE a.company_id = ${companyId} AND a.user_id = ${userId} AND ${isUnderway(work)}
             AND (a.status = ANY(${sql.param([...expire.from])}::text[]) OR ${fellDueAway})) n
        WHERE a.company_id = ${companyId} AND a.user_id = ${userId} AND a.campaign_id = n.campaign_id AND a.due_at <> n.due_at
          AND a.status <> 'completed'`,
    );
  }
}

/**
 * Gives tasks that are due now the deadlines that follow from the absences of their people, where an absence was stored while their campaign
 * was being assigned or changed, or the company has another time zone since: neither saw the other.
 */
export async function moveMissedDeadlines(tx: Tx, { campaigns, moves, tasks }: WorkWithTasks, at: Date): Promise<void> {
  const assignments = sql.raw(tasks.assignments);
  await run(
    tx,
    // The literal statuses are those of a partial index.
    sql`UPDATE ${assignments} a SET due_at = n.due_at
      FROM (SELECT a.campaign_id, a.user_id, heed_due_at(a.company_id, a.user_id, a.assigned_at, c.days_to_complete) AS due_at
          FROM ${assignments} a JOIN ${sql.raw(campaigns)} c ON c.id = a.campaign_id
         WHERE c.status = ${moves.start.to} AND a.status IN ('not_started', 'in_progress') AND a.due_at <= ${at}
           AND EXISTS (SELECT FROM absences x WHERE x.company_id = a.company_id AND x.user_id = a.user_id)) n
      WHERE a.campaign_id = n.campaign_id AND a.user_id = n.user_id AND a.status IN ('not_started', 'in_progress') AND n.due_at > a.due_at`,
  );
}
