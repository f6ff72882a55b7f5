import { sql } from 'drizzle-orm';
import { now } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { oneRow, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { trainings } from '../campaigns/public.ts';
import type { QuestionResult } from './assignedCourse.ts';
import { lockTask, setProgress } from '../work/public.ts';
import {
  type AssignmentState,
  type ChapterOfCourse,
  findChapters,
  isGame,
  type Learner,
  readAssignment,
} from './learning.queries.ts';

export interface Answer {
  questionId: string;
  answer: number;
}

export interface Report extends Learner {
  campaignId: string;
  chapterId: string;
  event: 'begun' | 'finished';
  answers: readonly Answer[];
}

type Reported = AssignmentState & { answered: QuestionResult[] };

/**
 * Stores a learner's progress in a chapter. Finished chapters do not change any more. In a game the first answer to a question is final,
 * and `answered` says how the answers of the report turned out. Refuses with campaign_not_running; with question_answered an answer of a
 * game that comes again; and with validation_failed answers to other questions, answers that a question does not have, and a quiz that is
 * finished without all answers.
 */
export async function reportChapter(tx: Tx, report: Report): Promise<Reported> {
  const { campaignId, chapterId, event } = report;
  const status = await lockTask(tx, trainings, report, campaignId);
  const assignment = await readAssignment(tx, report, campaignId);
  const chapters = await findChapters(tx, assignment.courseId);
  const chapter = chapters.find(({ id }) => id === chapterId);
  if (!chapter) throw new Refusal('not_found');

  const isFinal = await isGame(tx, assignment.courseId);
  const isDone = assignment.doneChapters.includes(chapterId);
  const isAllDone = (done: readonly string[]) => chapters.every(({ id }) => done.includes(id));
  if (isFinal && report.answers.length > 0 && (isDone || status === 'completed')) throw new Refusal('question_answered');
  if (status !== 'completed' && isDone) {
    // The course lost the chapters that were still open.
    if (isAllDone(assignment.doneChapters)) await writeProgress(tx, report, { done: assignment.doneChapters, isComplete: true });
  } else if (status !== 'completed') {
    const answers = await writeAnswers(tx, report, chapter, isFinal);
    if (event === 'finished' && answers < chapter.questions.length) throw new Refusal('validation_failed', { fields: ['answers'] });
    const done = event === 'finished' ? [...assignment.doneChapters, chapterId] : assignment.doneChapters;
    await writeProgress(tx, report, { done, isComplete: isAllDone(done) });
  }
  return { ...(await readAssignment(tx, report, campaignId)), answered: isFinal ? resultsOf(report, chapter) : [] };
}

/** How the answers of a report turned out. */
const resultsOf = ({ answers }: Report, { questions }: ChapterOfCourse): QuestionResult[] =>
  questions.flatMap(({ id: questionId, correctAnswer, explanation }) => {
    const sent = answers.find((one) => one.questionId === questionId);
    return sent ? [{ questionId, isCorrect: sent.answer === correctAnswer, correctAnswer, explanation }] : [];
  });

/**
 * Stores answers; a later answer replaces an earlier one, or is refused where the first is final. Returns how many questions of the chapter
 * are answered.
 */
async function writeAnswers(
  tx: Tx,
  { companyId, campaignId, userId, answers }: Report,
  { questions }: ChapterOfCourse,
  isFinal: boolean,
) {
  const known = new Map(questions.map((question) => [question.id, question]));
  const answerOf = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
  const isWrong = [...answerOf].some(([id, answer]) => answer > (known.get(id)?.answers ?? 0));
  if (isWrong || (isFinal && answerOf.size < answers.length)) throw new Refusal('validation_failed', { fields: ['answers'] });
  if (answerOf.size > 0) {
    const list = [...answerOf].map(([id, answer]) => ({ id, answer, correct: known.get(id)?.correctAnswer === answer }));
    const onRepeat = isFinal
      ? sql`NOTHING`
      : sql`UPDATE SET answer = excluded.answer, is_correct = excluded.is_correct, answered_at = excluded.answered_at`;
    const stored = await run(
      tx,
      sql`INSERT INTO quiz_answers (company_id, campaign_id, user_id, question_id, answer, is_correct, answered_at)
        SELECT ${companyId}, ${campaignId}, ${userId}, v.id, v.answer, v.correct, ${now()}::timestamptz
        FROM jsonb_to_recordset(${JSON.stringify(list)}::jsonb) AS v(id uuid, answer smallint, correct boolean)
        ON CONFLICT (campaign_id, user_id, question_id) DO ${onRepeat}`,
    );
    if (stored < list.length) throw new Refusal('question_answered');
  }
  if (questions.length === 0) return 0;
  const ids = sql`${sql.param(questions.map(({ id }) => id))}::uuid[]`;
  const { n } = await oneRow<{ n: number }>(
    tx,
    sql`SELECT count(*)::int AS n FROM quiz_answers WHERE campaign_id = ${campaignId} AND user_id = ${userId} AND question_id = ANY(${ids})`,
  );
  return n;
}

interface Progress {
  done: readonly string[];
  isComplete: boolean;
}

async function writeProgress(tx: Tx, { companyId, userId, campaignId }: Report, { done, isComplete }: Progress): Promise<void> {
  await run(
    tx,
    sql`UPDATE assignments a SET ${setProgress(sql`${isComplete}::boolean`, now())}, done_chapters = ${sql.param([...done])}::uuid[],
        score = (SELECT round(100.0 * count(*) FILTER (WHERE q.is_correct) / nullif(count(*), 0)) FROM quiz_answers q
          WHERE q.campaign_id = ${campaignId} AND q.user_id = ${userId})
      WHERE a.company_id = ${companyId} AND a.campaign_id = ${campaignId} AND a.user_id = ${userId}`,
  );
}
