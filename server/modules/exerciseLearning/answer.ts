import { sql } from 'drizzle-orm';
import { assignmentMoves, type AssignmentStatus } from '#contract/campaigns/campaignStates';
import type { ExerciseStatus } from '#contract/exercise/exerciseStates';
import { exerciseLimits } from '#contract/exercise/limits';
import { type Answer, answerStatuses, type AnswerLabel } from '#contract/exercise/templates';
import { now } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { rows, run } from '../../db/rows.ts';
import { exerciseAnswers } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';

export interface AnswerInput {
  companyId: string;
  userId: string;
  campaignId: string;
  templateId: string;
  answer: AnswerLabel;
}

interface Assignment {
  status: AssignmentStatus;
  campaignStatus: ExerciseStatus;
  answers: Answer[] | null;
}

const { topScore, points, weights } = exerciseLimits;
const pointsOf = sql.raw(
  `CASE a.status ${answerStatuses.map((status) => `WHEN '${status}' THEN ${points[status]}`).join(' ')} END`,
);
/** A template without a difficulty counts as one of medium difficulty. */
const weightOf = sql.raw(
  `CASE v.difficulty ${Object.entries(weights)
    .map(([level, weight]) => `WHEN ${level} THEN ${weight}`)
    .join(' ')} ELSE ${weights[2]} END`,
);

/**
 * Stores a learner's answer to one message of an exercise; it is final. Refuses with not_found, campaign_not_running, and
 * exercise_answered when it was answered before, also at the same moment.
 */
export async function answerMessage(tx: Tx, input: AnswerInput): Promise<void> {
  const { companyId, userId, campaignId, templateId, answer } = input;
  // First locks the campaign, in a statement of its own, so that nobody archives it between the check of its status and the answer.
  await rows(tx, sql`SELECT 1 FROM exercise_campaigns WHERE company_id = ${companyId} AND id = ${campaignId} FOR SHARE`);
  // Locked, so that two answers of one person come one after the other, and the last one completes the exercise.
  const [assignment] = await rows<Assignment>(
    tx,
    sql`SELECT a.status, c.status AS "campaignStatus", (SELECT v.answers FROM exercise_messages m
          JOIN exercise_template_versions v ON v.id = m.version_id WHERE m.campaign_id = c.id AND m.template_id = ${templateId}) AS answers
      FROM exercise_assignments a JOIN exercise_campaigns c ON c.id = a.campaign_id
      WHERE a.company_id = ${companyId} AND a.user_id = ${userId} AND a.campaign_id = ${campaignId} FOR UPDATE OF a`,
  );
  const worth = assignment?.answers?.find(({ label }) => label === answer);
  if (!assignment || !worth) throw new Refusal('not_found');
  if (assignment.campaignStatus !== 'running') throw new Refusal('campaign_not_running');
  const made = await tx
    .insert(exerciseAnswers)
    .values({ companyId, campaignId, userId, templateId, answer, status: worth.status, answeredAt: now() })
    .onConflictDoNothing()
    .returning({ templateId: exerciseAnswers.templateId });
  if (made.length === 0) throw new Refusal('exercise_answered');
  await writeResult(tx, input, assignment.status);
}

/** Counts the answers of a person, and scores them once every message is answered. */
async function writeResult(tx: Tx, { companyId, userId, campaignId }: AnswerInput, before: AssignmentStatus): Promise<void> {
  const at = now();
  const begins = (assignmentMoves.begin.from as readonly AssignmentStatus[]).includes(before);
  const after = begins ? assignmentMoves.begin.to : before;
  await run(
    tx,
    sql`UPDATE exercise_assignments e SET correct = r.correct, partial = r.partial, wrong = r.wrong,
        started_at = coalesce(e.started_at, ${at}::timestamptz),
        status = CASE WHEN r.answered = r.messages THEN ${assignmentMoves.complete.to} ELSE ${after} END,
        completed_at = CASE WHEN r.answered = r.messages THEN ${at}::timestamptz END,
        score = CASE WHEN r.answered = r.messages THEN round((r.points / r.messages * ${topScore})::numeric, 2) END,
        adjusted_score = CASE WHEN r.answered = r.messages THEN round((r.weighted / r.weights * ${topScore})::numeric, 2) END
      FROM (SELECT count(*) AS messages, count(a.status) AS answered, count(*) FILTER (WHERE a.status = 'CORRECT') AS correct,
          count(*) FILTER (WHERE a.status = 'PARTIAL') AS partial, count(*) FILTER (WHERE a.status = 'WRONG') AS wrong,
          coalesce(sum(${pointsOf}), 0)::float8 AS points, coalesce(sum(${pointsOf} * ${weightOf}), 0)::float8 AS weighted,
          sum(${weightOf})::float8 AS weights
        FROM exercise_messages m JOIN exercise_template_versions v ON v.id = m.version_id
        LEFT JOIN exercise_answers a ON a.campaign_id = m.campaign_id AND a.template_id = m.template_id AND a.user_id = ${userId}
        WHERE m.campaign_id = ${campaignId}) r
      WHERE e.company_id = ${companyId} AND e.campaign_id = ${campaignId} AND e.user_id = ${userId}`,
  );
}
