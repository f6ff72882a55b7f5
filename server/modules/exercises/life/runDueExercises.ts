import { type SQL, sql } from 'drizzle-orm';
import { assignmentMoves } from '#contract/campaigns/campaignStates';
import { exerciseMoves } from '#contract/exercise/exerciseStates';
import { allowLongStatements } from '../../../db/longStatements.ts';
import { rows, run as runSql } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import type { RunTx } from '../../../jobs/job.ts';
import { sendJob } from '../../../jobs/send.ts';
import { deliverSoon } from '../../../mail/queueMail.ts';
import { assignCampaigns, tellOfSuspension } from '../../campaigns/public.ts';
import { exerciseMail, exerciseReminder } from './mails.ts';

const weekMs = 7 * 86_400_000;
const anyOf = (statuses: readonly string[]): SQL => sql`ANY(${sql.param([...statuses])}::text[])`;
/** Condition over `companies o`: the plan includes exercises. */
const hasExercises = sql`(o.has_boost OR o.has_super_boost OR o.trial_status = 'active')`;

/** Starts, suspends and resumes campaigns, marks overdue assignments and sends weekly reminders. Part of the clock's job, after trials end. */
export async function runDueExercises(at: Date, run: RunTx): Promise<void> {
  await run(async (tx) => {
    await allowLongStatements(tx);
    await suspend(tx);
    const begun = [...(await startDue(tx, at)), ...(await resume(tx, at))];
    for (const companyId of new Set(begun)) await sendJob(tx, assignCampaigns, { companyId });
    await markOverdue(tx, at);
  });
  await run(async (tx) => {
    await allowLongStatements(tx);
    for (const companyId of await sendWeeklyReminders(tx, at)) await deliverSoon(tx, companyId);
  });
}

/**
 * Starts campaigns whose start has passed. A disabled company waits. Where the plan has ended meanwhile the campaign is suspended without having
 * begun: nobody gets it.
 */
async function startDue(tx: Tx, at: Date): Promise<string[]> {
  const { from, to } = exerciseMoves.start;
  const due = await rows<{ id: string; begun: boolean }>(
    tx,
    sql`UPDATE exercise_campaigns c SET status = CASE WHEN ${hasExercises} THEN ${to} ELSE ${exerciseMoves.suspend.to} END,
        launched_at = CASE WHEN ${hasExercises} THEN ${at}::timestamptz END
      FROM companies o WHERE c.status = ${anyOf(from)} AND c.starts_at <= ${at} AND o.id = c.company_id AND NOT o.disabled
      RETURNING c.company_id AS id, c.launched_at IS NOT NULL AS begun`,
  );
  return due.filter(({ begun }) => begun).map(({ id }) => id);
}

async function suspend(tx: Tx): Promise<void> {
  const { from, to } = exerciseMoves.suspend;
  const suspended = await rows<{ id: string }>(
    tx,
    sql`UPDATE exercise_campaigns c SET status = ${to} FROM companies o
      WHERE c.status = ${anyOf(from)} AND o.id = c.company_id AND NOT ${hasExercises} RETURNING c.company_id AS id`,
  );
  await tellOfSuspension(
    tx,
    suspended.map(({ id }) => id),
  );
}

async function resume(tx: Tx, at: Date): Promise<string[]> {
  const { from, to } = exerciseMoves.resume;
  const resumed = await rows<{ id: string }>(
    tx,
    sql`UPDATE exercise_campaigns c SET status = ${to}, launched_at = coalesce(c.launched_at, ${at}::timestamptz) FROM companies o
      WHERE c.status = ${anyOf(from)} AND o.id = c.company_id AND ${hasExercises} RETURNING c.company_id AS id`,
  );
  return resumed.map(({ id }) => id);
}

/** Marks open assignments whose deadline has passed as overdue. A campaign does not end at a deadline. */
async function markOverdue(tx: Tx, at: Date): Promise<void> {
  const { from, to } = assignmentMoves.expire;
  await runSql(
    tx,
    sql`UPDATE exercise_assignments a SET status = ${to} FROM exercise_campaigns c
      WHERE c.status = 'running' AND a.campaign_id = c.id AND a.status IN ('not_started', 'in_progress') AND a.status = ${anyOf(from)}
        AND a.due_at <= ${at}`,
  );
}

/** The weekly reminder, as that of trainings. Returns the companies. */
async function sendWeeklyReminders(tx: Tx, at: Date): Promise<string[]> {
  const lastWeek = new Date(at.getTime() - weekMs);
  const reminded = await rows<{ id: string }>(
    tx,
    sql`WITH due AS (
        UPDATE exercise_assignments a SET reminded_at = ${at}::timestamptz FROM exercise_campaigns c, users u, companies o
         WHERE c.status = 'running' AND c.notifications_enabled AND a.campaign_id = c.id AND a.status <> 'completed'
           AND coalesce(a.reminded_at, a.assigned_at) <= ${lastWeek}
           AND u.id = a.user_id AND NOT u.disabled AND u.deleted_at IS NULL AND o.id = a.company_id AND NOT o.disabled
        RETURNING a.company_id, a.campaign_id, a.user_id, a.due_at),
      notified AS (${exerciseMail(exerciseReminder, sql.raw('due'), at)})
      SELECT DISTINCT company_id AS id FROM due`,
  );
  return reminded.map(({ id }) => id);
}
