import { sql } from 'drizzle-orm';
import { Refusal } from '../../core/refusal.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { trainings } from '../campaigns/public.ts';
import { lockTask } from '../work/public.ts';
import { findChapters, readAssignment } from './learning.queries.ts';
import { type Answer, type Report, reportChapter } from './reportChapter.ts';

/**
 * Answers a question on a page that then shows which answer is right: the first answer is final, and the last question finishes the quiz.
 * Returns false if it was answered before. Refuses as `reportChapter`.
 */
export async function answerOnce(tx: Tx, place: Omit<Report, 'event' | 'answers'>, answer: Answer): Promise<boolean> {
  const { campaignId, userId, chapterId } = place;
  // Of two answers at the same moment the second one waits here, and finds the first.
  await lockTask(tx, trainings, place, campaignId);
  const { courseId } = await readAssignment(tx, place, campaignId);
  const quiz = (await findChapters(tx, courseId)).find(({ id }) => id === chapterId);
  if (!quiz?.questions.some(({ id }) => id === answer.questionId)) throw new Refusal('not_found');
  const ids = quiz.questions.map(({ id }) => id);
  const before = await rows<{ id: string }>(
    tx,
    sql`SELECT question_id AS id FROM quiz_answers
      WHERE campaign_id = ${campaignId} AND user_id = ${userId} AND question_id = ANY(${sql.param(ids)}::uuid[])`,
  );
  const answered = new Set(before.map(({ id }) => id));
  if (answered.has(answer.questionId)) return false;
  const isLast = answered.size + 1 === ids.length;
  await reportChapter(tx, { ...place, event: isLast ? 'finished' : 'begun', answers: [answer] });
  return true;
}
