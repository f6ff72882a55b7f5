import { sql } from 'drizzle-orm';
import { assignmentMoves, type AssignmentStatus } from '#contract/campaigns/campaignStates';
import { now } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { oneRow, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import {
  type AssignmentState,
  type ChapterOfCourse,
  findChapters,
  type Learner,
  type LockedAssignment,
  lockAssignment,
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

/**
 * Stores a learner's progress in a chapter. Finished chapters do not change any more. Refuses with campaign_not_running, and with
 * validation_failed for answers to other questions, or for a quiz that is finished without all answers.
 */
export async function reportChapter(tx: Tx, report: Report): Promise<AssignmentState> {
  const { campaignId, chapterId, event } = report;
  const assignment = await lockAssignment(tx, report, campaignId);
  if (assignment.campaignStatus !== 'running') throw new Refusal('campaign_not_running');
  const chapters = await findChapters(tx, assignment.courseId);
  const chapter = chapters.find(({ id }) => id === chapterId);
  if (!chapter) throw new Refusal('not_found');

  const isDone = assignment.doneChapters.includes(chapterId);
  if (!isDone && assignment.status !== 'completed') {
    const answers = await writeAnswers(tx, report, chapter);
    if (event === 'finished' && answers < chapter.questions.length) throw new Refusal('validation_failed', { fields: ['answers'] });
    const done = event === 'finished' ? [...assignment.doneChapters, chapterId] : assignment.doneChapters;
    await writeProgress(tx, report, assignment, { done, isComplete: chapters.every(({ id }) => done.includes(id)) });
  }
  return readAssignment(tx, report, campaignId);
}

/** Stores answers; a later answer replaces an earlier one. Returns how many questions of the chapter are answered. */
async function writeAnswers(tx: Tx, { companyId, campaignId, userId, answers }: Report, { questions }: ChapterOfCourse) {
  const right = new Map(questions.map(({ id, correctAnswer }) => [id, correctAnswer]));
  const answerOf = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
  if ([...answerOf.keys()].some((id) => !right.has(id))) throw new Refusal('validation_failed', { fields: ['answers'] });
  if (answerOf.size > 0) {
    const list = [...answerOf].map(([id, answer]) => ({ id, answer, correct: right.get(id) === answer }));
    await run(
      tx,
      sql`INSERT INTO quiz_answers (company_id, campaign_id, user_id, question_id, answer, is_correct, answered_at)
        SELECT ${companyId}, ${campaignId}, ${userId}, v.id, v.answer, v.correct, ${now()}::timestamptz
        FROM jsonb_to_recordset(${JSON.stringify(list)}::jsonb) AS v(id uuid, answer smallint, correct boolean)
        ON CONFLICT (campaign_id, user_id, question_id) DO UPDATE
          SET answer = excluded.answer, is_correct = excluded.is_correct, answered_at = excluded.answered_at`,
    );
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

/** The next status: completed if all chapters are finished, else in progress; overdue stays until completion. */
function statusAfter(status: AssignmentStatus, isComplete: boolean): AssignmentStatus {
  const { from, to } = isComplete ? assignmentMoves.complete : assignmentMoves.begin;
  return (from as readonly AssignmentStatus[]).includes(status) ? to : status;
}

async function writeProgress(tx: Tx, learner: Report, before: LockedAssignment, { done, isComplete }: Progress): Promise<void> {
  const { companyId, userId, campaignId } = learner;
  const at = now();
  await run(
    tx,
    sql`UPDATE assignments SET status = ${statusAfter(before.status, isComplete)}, done_chapters = ${sql.param([...done])}::uuid[],
        started_at = ${before.startedAt ?? at}, completed_at = ${isComplete ? at : null},
        score = (SELECT round(100.0 * count(*) FILTER (WHERE q.is_correct) / nullif(count(*), 0)) FROM quiz_answers q
          WHERE q.campaign_id = ${campaignId} AND q.user_id = ${userId})
      WHERE company_id = ${companyId} AND campaign_id = ${campaignId} AND user_id = ${userId}`,
  );
}
