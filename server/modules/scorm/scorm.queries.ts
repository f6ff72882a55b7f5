import { type SQL, sql } from 'drizzle-orm';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { PackageChapter, PackageContent } from '../../scorm/content.ts';
import type { ScormKind } from '../../scorm/packageAddress.ts';
import { ownOrLibrary } from '../../db/courseReach.ts';
import { videoInReach } from '../videos/public.ts';

/** Condition over `courses k`: can be exported, so has chapters, and is neither a draft nor a game, in which an answer is final. */
const exportable = (companyId: string): SQL =>
  sql`${ownOrLibrary(companyId)} AND NOT k.is_draft AND NOT k.is_gaming AND EXISTS (SELECT 1 FROM chapters c WHERE c.course_id = k.id)`;

const sources: Record<ScormKind, (companyId: string) => SQL> = {
  course: (companyId) => sql`SELECT k.id FROM courses k WHERE ${exportable(companyId)}`,
  video: (companyId) => sql`SELECT v.id FROM videos v WHERE ${videoInReach(companyId)}`,
};

/** Ids of all records that the company can export, or of one of them. */
export async function exportableIds(tx: Tx, kind: ScormKind, companyId: string, id?: string): Promise<string[]> {
  const one = id === undefined ? sql`` : sql` AND id = ${id}`;
  const records = await rows<{ id: string }>(tx, sql`${sources[kind](companyId)}${one}`);
  return records.map((row) => row.id);
}

type CourseRow = Omit<PackageContent, 'chapters'>;

/** Content of a course's package; undefined if the company cannot export it. */
async function courseContent(tx: Tx, companyId: string, courseId: string): Promise<PackageContent | undefined> {
  const [course] = await rows<CourseRow>(
    tx,
    sql`SELECT k.id, k.name AS title, k.language,
        CASE WHEN s.id IS NOT NULL THEN jsonb_build_object('name', s.name, 'file', s.file) END AS "cheatSheet"
      FROM courses k LEFT JOIN cheat_sheets s ON s.id = k.cheat_sheet_id WHERE ${exportable(companyId)} AND k.id = ${courseId}`,
  );
  if (!course) return undefined;
  const chapters = await rows<PackageChapter>(
    tx,
    sql`SELECT c.section, c.name,
        CASE WHEN v.id IS NOT NULL THEN jsonb_build_object('file', v.file, 'poster', v.poster, 'seconds', v.seconds) END AS video,
        coalesce((SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object('question', q.question, 'answers', q.answers,
          'correctAnswer', q.correct_answer, 'explanation', q.explanation)) ORDER BY q.position) FROM quiz_questions q WHERE q.chapter_id = c.id), '[]') AS questions
      FROM chapters c LEFT JOIN videos v ON v.id = c.video_id WHERE c.course_id = ${courseId} ORDER BY c.position`,
  );
  return { ...course, chapters };
}

/** Content of a video's package: a course with one chapter. */
async function videoContent(tx: Tx, companyId: string, videoId: string): Promise<PackageContent | undefined> {
  const [video] = await rows<Pick<PackageContent, 'id' | 'title' | 'language'> & PackageChapter>(
    tx,
    sql`SELECT v.id, v.title, v.language, '' AS section, v.title AS name,
        jsonb_build_object('file', v.file, 'poster', v.poster, 'seconds', v.seconds) AS video, '[]'::jsonb AS questions
      FROM videos v WHERE ${videoInReach(companyId)} AND v.id = ${videoId}`,
  );
  if (!video) return undefined;
  const { id, title, language, ...chapter } = video;
  return { id, title, language, cheatSheet: null, chapters: [chapter] };
}

export const contentOf: Record<ScormKind, typeof courseContent> = { course: courseContent, video: videoContent };
