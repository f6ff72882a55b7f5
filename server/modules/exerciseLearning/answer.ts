import { sql } from 'drizzle-orm';
import { exerciseLimits } from '#contract/exercise/limits';
import { type Answer, answerStatuses, type AnswerLabel } from '#contract/exercise/templates';
import { now } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { rows, run } from '../../db/rows.ts';
import { exerciseAnswers } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { exercises } from '../exercises/public.ts';
import { lockTask, setProgress } from '../work/public.ts';

export interface AnswerInput {
  companyId: string;
  userId: string;
  campaignId: string;
  templateId: string;
  answer: AnswerLabel;
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
  await lockTask(tx, exercises, input, campaignId);
  const [message] = await rows<{ answers: Answer[] }>(
    tx,
    sql`SELECT v.answers FROM exercise_messages m JOIN exercise_template_versions v ON v.id = m.version_id
      WHERE m.campaign_id = ${campaignId} AND m.template_id = ${templateId}`,
  );
  const worth = message?.answers.find(({ label }) => label === answer);
  if (!worth) throw new Refusal('not_found');
  const made = await tx
    .insert(exerciseAnswers)
    .values({ companyId, campaignId, userId, templateId, answer, status: worth.status, answeredAt: now() })
    .onConflictDoNothing()
    .returning({ templateId: exerciseAnswers.templateId });
  if (made.length === 0) throw new Refusal('exercise_answered');
  await writeResult(tx, input);
}

/** Counts the answers of a person, and scores them once every message is answered. */
async function writeResult(tx: Tx, { companyId, userId, campaignId }: AnswerInput): Promise<void> {
  await run(
    tx,
    sql`UPDATE exercise_assignments a SET ${setProgress(sql`r.answered = r.messages`, now())},
        correct = r.correct, partial = r.partial, wrong = r.wrong,
        score = CASE WHEN r.answered = r.messages THEN round((r.points / r.messages * ${topScore})::numeric, 2) END,
        adjusted_score = CASE WHEN r.answered = r.messages THEN round((r.weighted / r.weights * ${topScore})::numeric, 2) END
      FROM (SELECT count(*) AS messages, count(a.status) AS answered, count(*) FILTER (WHERE a.status = 'CORRECT') AS correct,
          count(*) FILTER (WHERE a.status = 'PARTIAL') AS partial, count(*) FILTER (WHERE a.status = 'WRONG') AS wrong,
          coalesce(sum(${pointsOf}), 0)::float8 AS points, coalesce(sum(${pointsOf} * ${weightOf}), 0)::float8 AS weighted,
          sum(${weightOf})::float8 AS weights
        FROM exercise_messages m JOIN exercise_template_versions v ON v.id = m.version_id
        LEFT JOIN exercise_answers a ON a.campaign_id = m.campaign_id AND a.template_id = m.template_id AND a.user_id = ${userId}
        WHERE m.campaign_id = ${campaignId}) r
      WHERE a.company_id = ${companyId} AND a.campaign_id = ${campaignId} AND a.user_id = ${userId}`,
  );
}
