import type { Pool } from 'pg';
import type { Game } from '#contract/courses/courses';

/** A course of the library, as the history needs it. */
export interface DemoCourse {
  id: string;
  name: string;
  isFree: boolean;
  courseType: string;
  game: Game | null;
  /** Chapters in order; a video has no questions. */
  chapters: { id: string; questions: { id: string; correct: number; answers: number }[] }[];
}

/** English courses and games for campaigns, in the order of the library. */
export async function readDemoCourses(db: Pick<Pool, 'query'>): Promise<DemoCourse[]> {
  const { rows } = await db.query<DemoCourse>(
    `SELECT k.id, k.name, k.is_free AS "isFree", k.course_type AS "courseType", k.game, (
        SELECT jsonb_agg(jsonb_build_object('id', h.id, 'questions', coalesce(
          (SELECT jsonb_agg(jsonb_build_object('id', q.id, 'correct', q.correct_answer, 'answers', cardinality(q.answers)) ORDER BY q.position) FROM quiz_questions q WHERE q.chapter_id = h.id),
          '[]')) ORDER BY h.position)
        FROM chapters h WHERE h.course_id = k.id) AS chapters
      FROM courses k
      WHERE k.company_id IS NULL AND k.deleted_at IS NULL AND k.language IS NULL
        AND k.course_type IN ('awareness', 'specialized', 'compliance') AND EXISTS (SELECT 1 FROM chapters h WHERE h.course_id = k.id)
      ORDER BY k.position, k.id`,
  );
  return rows;
}
