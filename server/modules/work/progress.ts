import { type SQL, sql } from 'drizzle-orm';
import { assignmentMoves, type AssignmentStatus } from '#contract/campaigns/campaignStates';
import { Refusal } from '../../core/refusal.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { WorkWithTasks } from './kind.ts';

interface Learner {
  companyId: string;
  userId: string;
}

/**
 * Locks the task that a campaign gives to a learner, and returns its status. Two calls about one task come one after the other, and the
 * campaign does not end in between. Refuses with not_found, and with campaign_not_running.
 */
export async function lockTask(
  tx: Tx,
  { campaigns, moves, tasks }: WorkWithTasks,
  { companyId, userId }: Learner,
  campaignId: string,
): Promise<AssignmentStatus> {
  // First the campaign, so that a learner waits while an admin ends it or moves its deadlines. In a statement of its own: its status is read below as it is after that wait.
  await rows(tx, sql`SELECT 1 FROM ${sql.raw(campaigns)} WHERE company_id = ${companyId} AND id = ${campaignId} FOR SHARE`);
  const [task] = await rows<{ status: AssignmentStatus; campaignStatus: string }>(
    tx,
    sql`SELECT a.status, c.status AS "campaignStatus" FROM ${sql.raw(tasks.assignments)} a JOIN ${sql.raw(campaigns)} c ON c.id = a.campaign_id
      WHERE a.company_id = ${companyId} AND a.user_id = ${userId} AND a.campaign_id = ${campaignId} FOR UPDATE OF a`,
  );
  if (!task) throw new Refusal('not_found');
  if (task.campaignStatus !== moves.start.to) throw new Refusal('campaign_not_running');
  return task.status;
}

/**
 * `SET` of a task `a` that its learner continues: completed if `isComplete`, else in progress. An overdue task stays overdue until it
 * is completed. Who begins a task has opened it, whichever mail led there. Not for tasks that are completed already.
 */
export const setProgress = (isComplete: SQL, at: Date): SQL => sql`
  status = CASE WHEN ${isComplete} THEN ${assignmentMoves.complete.to}
    WHEN a.status = ANY(${sql.param([...assignmentMoves.begin.from])}::text[]) THEN ${assignmentMoves.begin.to} ELSE a.status END,
  started_at = coalesce(a.started_at, ${at}::timestamptz), opened_at = coalesce(a.opened_at, ${at}::timestamptz),
  completed_at = CASE WHEN ${isComplete} THEN ${at}::timestamptz END`;
