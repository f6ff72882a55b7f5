import { type SQL, sql } from 'drizzle-orm';
import type { UsersType } from '#contract/exercise/exerciseStates';
import { now } from '../../../clock.ts';
import { allowLongStatements } from '../../../db/longStatements.ts';
import { oneRow, rows, run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { deliverSoon } from '../../../mail/queueMail.ts';
import { reachedByExercise } from '../audience.ts';
import { exerciseAssigned, exerciseMail } from './mails.ts';

/** From this many on a launch gathers statistics, for the reports that are opened next. */
const manyAssigned = 5_000;

interface Running {
  id: string;
  type: UsersType;
}

/**
 * Assigns the running exercises of a company to the people `among` (a condition over `users u`) whom they reach, and mails them. The
 * second half of the job that assigns trainings: whoever comes late gets both. Returns the number of new assignments.
 */
export async function assignExercises(tx: Tx, companyId: string, among: SQL): Promise<number> {
  await allowLongStatements(tx);
  // Locked, so that no campaign is archived or changed while its assignments are inserted.
  const running = await rows<Running>(
    tx,
    sql`SELECT id, users_type AS type FROM exercise_campaigns WHERE company_id = ${companyId} AND status = 'running' ORDER BY id FOR SHARE`,
  );
  let made = 0;
  for (const campaign of running) made += await assignOne(tx, companyId, among, campaign);
  return made;
}

/** Inserts assignments and their mails in one statement, so that a person who is assigned twice at the same moment gets one mail. */
async function assignOne(tx: Tx, companyId: string, among: SQL, { id, type }: Running): Promise<number> {
  const at = now();
  const { assigned, notified } = await oneRow<{ assigned: number; notified: number }>(
    tx,
    sql`WITH given AS (
        INSERT INTO exercise_assignments (company_id, campaign_id, user_id, assigned_at, due_at)
        SELECT u.company_id, c.id, u.id, ${at}::timestamptz, ${at}::timestamptz + make_interval(days => c.days_to_complete)
          FROM users u, exercise_campaigns c
         WHERE c.id = ${id} AND u.company_id = ${companyId} AND u.deleted_at IS NULL AND NOT u.disabled
           AND ${among} AND ${reachedByExercise(companyId, { id, type })}
        ON CONFLICT DO NOTHING RETURNING company_id, campaign_id, user_id, due_at),
      notified AS (${exerciseMail(exerciseAssigned, sql.raw('given'), at)})
      SELECT (SELECT count(*)::int FROM given) AS assigned, (SELECT count(*)::int FROM notified) AS notified`,
  );
  if (notified > 0) await deliverSoon(tx, companyId);
  if (assigned >= manyAssigned) await run(tx, sql`SELECT heed_analyze_exercises()`);
  return assigned;
}
