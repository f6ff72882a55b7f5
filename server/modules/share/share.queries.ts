import { sql } from 'drizzle-orm';
import type { Shared } from '#contract/courses/share';
import type { Database } from '../../db/database.ts';
import { rows } from '../../db/rows.ts';
import { catalogueTx } from '../../db/tx.ts';
import { totals } from '../courses/public.ts';

/** What a shared page shows of a course or video. `clip` only if the video is public. */
export interface SharedItem {
  title: string;
  description: string;
  /** Language code as the library writes it; null is English. */
  language: string | null;
  minutes: number | null;
  seconds: number | null;
  videos: number;
  quizzes: number;
  clip: string | null;
  poster: string | null;
}

/** Shows the first public clip of the course; the poster falls back to that of the first clip. */
const courseSql = (id: string) => sql`
  SELECT k.name AS title, k.description, k.language, t.total_time_in_minutes AS minutes, NULL AS seconds,
    t.total_chapters - t.total_quizzes AS videos, t.total_quizzes AS quizzes, p.file AS clip, coalesce(p.poster, f.poster) AS poster
  FROM courses k CROSS JOIN LATERAL ${totals} t
  LEFT JOIN LATERAL (SELECT v.file, v.poster FROM chapters c JOIN videos v ON v.id = c.video_id
    WHERE c.course_id = k.id AND v.company_id IS NULL AND v.is_public AND v.deleted_at IS NULL ORDER BY c.position LIMIT 1) p ON true
  LEFT JOIN LATERAL (SELECT v.poster FROM chapters c JOIN videos v ON v.id = c.video_id
    WHERE c.course_id = k.id AND v.company_id IS NULL ORDER BY c.position LIMIT 1) f ON true
  WHERE k.id = ${id} AND k.company_id IS NULL AND k.deleted_at IS NULL AND NOT k.is_gaming`;

const videoSql = (id: string) => sql`
  SELECT v.title, '' AS description, v.language, NULL AS minutes, v.seconds, 1 AS videos, 0 AS quizzes, v.file AS clip, v.poster
  FROM videos v WHERE v.id = ${id} AND v.company_id IS NULL AND v.is_public AND v.deleted_at IS NULL`;

/** A course or public video of the library; null for everything else. */
export async function findShared(db: Database, kind: Shared, id: string): Promise<SharedItem | null> {
  const [item] = await catalogueTx(db, (tx) => rows<SharedItem>(tx, kind === 'course' ? courseSql(id) : videoSql(id)));
  return item ?? null;
}
