import { courseLimits } from '#contract/courses/limits';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { CustomTrainingInput } from '#contract/courses/customTrainings';
import { Refusal } from '../../core/refusal.ts';
import { rows, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

interface Place {
  companyId: string;
  courseId: string;
}

const refuse = (fields: readonly string[], description: string) =>
  new Refusal('validation_failed', { details: fields.map((field) => ({ field, description })) });

/**
 * Refuses too many chapters, and videos and cheat sheets that the company cannot see. Row-level security shows the content of the library,
 * its own, and that of trainings which a partner has shared: a copy of such a training still uses it.
 */
export async function checkContent(tx: Tx, { topics, cheatSheetId }: CustomTrainingInput): Promise<void> {
  const chapters = topics.flatMap((topic) => topic.chapters);
  if (chapters.length > courseLimits.customTraining.chapters) throw refuse(['topics'], 'Too many chapters');
  const videoIds = [...new Set(chapters.flatMap(({ videoId }) => videoId ?? []))];
  const existing = await rows<{ id: string }>(
    tx,
    sql`SELECT id FROM videos WHERE id = ANY(${sql.param(videoIds)}::uuid[]) AND deleted_at IS NULL`,
  );
  const known = new Set(existing.map(({ id }) => id));
  const missing = topics.flatMap(({ chapters: own }, topic) =>
    own.flatMap(({ videoId }, at) => (videoId && !known.has(videoId) ? [`topics.${topic}.chapters.${at}.videoId`] : [])),
  );
  if (missing.length > 0) throw refuse(missing, 'This video does not exist any more');
  if (cheatSheetId === null) return;
  const [sheet] = await rows(tx, sql`SELECT 1 FROM cheat_sheets WHERE id = ${cheatSheetId}`);
  if (!sheet) throw refuse(['cheatSheetId'], 'This cheat sheet does not exist any more');
}

/** Returns a function that keeps an id once if it belongs to the training, and otherwise makes a new one. */
async function idKeeper(tx: Tx, { courseId }: Place): Promise<(id: string | undefined) => string> {
  const known = await rows<{ id: string }>(
    tx,
    sql`SELECT id FROM chapters WHERE course_id = ${courseId}
      UNION ALL SELECT q.id FROM quiz_questions q JOIN chapters c ON c.id = q.chapter_id WHERE c.course_id = ${courseId}`,
  );
  const free = new Set(known.map(({ id }) => id));
  return (id) => (id !== undefined && free.delete(id) ? id : randomUUID());
}

/**
 * Replaces the chapters and questions of a training. Questions keep their ids, so that answers from ended campaigns still refer to
 * them.
 */
export async function saveContent(tx: Tx, place: Place, { topics }: CustomTrainingInput): Promise<void> {
  const { companyId, courseId } = place;
  const keep = await idKeeper(tx, place);
  const chapters = topics
    .flatMap(({ name: section, chapters: own }) => own.map((chapter) => ({ ...chapter, section })))
    .map(({ id, name, section, videoId, quizzes }, at) => ({ id: keep(id), name, section, videoId, quizzes, position: at + 1 }));
  const questions = chapters.flatMap(({ id: chapterId, quizzes }) =>
    quizzes.map(({ id, ...question }, at) => ({ ...question, id: keep(id), chapterId, position: at + 1 })),
  );
  await run(tx, sql`DELETE FROM chapters WHERE course_id = ${courseId} AND company_id = ${companyId}`);
  await run(
    tx,
    sql`INSERT INTO chapters (id, company_id, course_id, section, position, name, video_id)
      SELECT c.id, ${companyId}::uuid, ${courseId}::uuid, c.section, c.position, c.name, c."videoId"
      FROM jsonb_to_recordset(${JSON.stringify(chapters)}::jsonb)
        AS c(id uuid, section text, position int, name text, "videoId" uuid)`,
  );
  await run(
    tx,
    sql`INSERT INTO quiz_questions (id, company_id, chapter_id, position, question, answers, correct_answer, explanation)
      SELECT q.id, ${companyId}::uuid, q."chapterId", q.position, q.question, q.answers, q."correctAnswer", nullif(q.explanation, '')
      FROM jsonb_to_recordset(${JSON.stringify(questions)}::jsonb)
        AS q(id uuid, "chapterId" uuid, position int, question text, answers text[], "correctAnswer" smallint, explanation text)`,
  );
}
