import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { questionResult } from '#contract/campaigns/learning';
import type { round } from '#contract/courses/games';
import { Refusal } from '../../core/refusal.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { mediaAddressOr } from '../../files/mediaAddress.ts';
import { findCourse } from '../courses/public.ts';

type Round = z.output<typeof round>;
type Result = z.output<typeof questionResult>;

/** Refuses with not_found what is no game that the company can see. */
async function requireGame(tx: Tx, companyId: string, courseId: string): Promise<void> {
  const { game } = await findCourse(tx, companyId, courseId);
  if (!game) throw new Refusal('not_found');
}

/** The rounds of a game in order. Right answers are not read, so that they cannot be sent by mistake. */
export async function findRounds(tx: Tx, companyId: string, courseId: string): Promise<Round[]> {
  await requireGame(tx, companyId, courseId);
  const found = await rows<Round>(
    tx,
    sql`SELECT q.id, q.question, q.answers, q.picture, q.picture_text AS "pictureText"
      FROM chapters h JOIN quiz_questions q ON q.chapter_id = h.id WHERE h.course_id = ${courseId} ORDER BY h.position, q.position`,
  );
  return found.map((one) => ({ ...one, picture: mediaAddressOr(one.picture) }));
}

interface Tried {
  courseId: string;
  questionId: string;
  answer: number;
}

/** How an answer turns out. Nothing is stored. */
export async function tryRound(tx: Tx, companyId: string, { courseId, questionId, answer }: Tried): Promise<Result> {
  await requireGame(tx, companyId, courseId);
  const [tried] = await rows<Result & { count: number }>(
    tx,
    sql`SELECT q.id AS "questionId", q.correct_answer = ${answer} AS "isCorrect", q.correct_answer AS "correctAnswer", q.explanation,
        cardinality(q.answers) AS count
      FROM chapters h JOIN quiz_questions q ON q.chapter_id = h.id WHERE h.course_id = ${courseId} AND q.id = ${questionId}`,
  );
  if (!tried) throw new Refusal('not_found');
  const { count, ...result } = tried;
  if (answer > count) throw new Refusal('validation_failed', { fields: ['answer'] });
  return result;
}
