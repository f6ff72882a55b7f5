import { sql } from 'drizzle-orm';
import type { ExerciseStatus } from '#contract/exercise/exerciseStates';
import { readExerciseAs } from '#contract/reports/reportStatus';
import { Refusal } from '../../core/refusal.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { Of } from '../../reports/people/work.ts';
import { exerciseWork } from './reportedWork.ts';

/** The campaign of a report. */
export interface ReportedExercise extends Of {
  name: string;
  status: ExerciseStatus;
  startedAt: Date;
}

/** Refuses with not_found, also an outdated campaign, and with exercise_not_started while nobody has got the campaign. */
export async function requireReported(tx: Tx, companyId: string, campaignId: string): Promise<ReportedExercise> {
  const [campaign] = await rows<Omit<ReportedExercise, 'reading' | 'work'> & { isLaunched: boolean }>(
    tx,
    sql`SELECT company_id AS "companyId", id AS "campaignId", name, status, starts_at AS "startedAt", launched_at IS NOT NULL AS "isLaunched"
      FROM exercise_campaigns WHERE company_id = ${companyId} AND id = ${campaignId} AND NOT is_outdated`,
  );
  if (!campaign) throw new Refusal('not_found');
  const { isLaunched, ...reported } = campaign;
  if (!isLaunched) throw new Refusal('exercise_not_started');
  return { ...reported, work: exerciseWork, reading: readExerciseAs[reported.status] };
}
