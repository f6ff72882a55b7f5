import type { AnswerLabel, Answer } from '#contract/exercise/templates';
import { Refusal } from '../core/refusal.ts';
import { companyTx } from '../db/tx.ts';
import { answerMessage } from '../modules/exerciseLearning/public.ts';
import type { Services } from '../services.ts';

/** A message that a learner has not answered yet. */
interface Open {
  companyId: string;
  userId: string;
  campaignId: string;
  templateId: string;
  answers: Answer[];
}

const rightAnswers = 0.7;

/** Lets a few learners of these companies answer one message each of their phishing exercises. Returns how many did. */
export async function simulateAnswers(
  { db }: Pick<Services, 'db'>,
  companyIds: readonly string[],
  count: number,
  chance: { next(): number },
): Promise<number> {
  const { rows } = await db.pool.query<Open>(
    `SELECT a.company_id AS "companyId", a.user_id AS "userId", a.campaign_id AS "campaignId", m.template_id AS "templateId", v.answers
      FROM (SELECT a.* FROM exercise_campaigns c JOIN exercise_assignments a ON a.campaign_id = c.id JOIN users u ON u.id = a.user_id
        JOIN companies o ON o.id = c.company_id
        WHERE c.company_id = ANY($1::uuid[]) AND c.status = 'running' AND a.status <> 'completed' AND NOT u.disabled
          AND u.deleted_at IS NULL AND NOT o.disabled ORDER BY random() LIMIT $2) a
      CROSS JOIN LATERAL (SELECT m.template_id, m.version_id FROM exercise_messages m WHERE m.campaign_id = a.campaign_id
        AND NOT EXISTS (SELECT 1 FROM exercise_answers r WHERE r.campaign_id = m.campaign_id AND r.user_id = a.user_id
          AND r.template_id = m.template_id) ORDER BY m.position LIMIT 1) m
      JOIN exercise_template_versions v ON v.id = m.version_id`,
    [companyIds, count],
  );
  let done = 0;
  for (const { answers, ...open } of rows) {
    const answer = chosen(answers, chance);
    if (!answer) continue;
    try {
      await companyTx(db, open.companyId, 'write', (tx) => answerMessage(tx, { ...open, answer }));
      done += 1;
    } catch (error) {
      // The campaign ended, or the person was disabled or deleted, in between.
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return done;
}

function chosen(answers: readonly Answer[], chance: { next(): number }): AnswerLabel | undefined {
  const isRight = chance.next() < rightAnswers;
  const fitting = answers.filter(({ status }) => (status === 'CORRECT') === isRight);
  return fitting[Math.floor(chance.next() * fitting.length)]?.label;
}
