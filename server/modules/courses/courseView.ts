import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Chapter, courseView } from '#contract/courses/courses';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { mediaAddress, mediaAddressOr } from '../../files/mediaAddress.ts';
import { findCourse } from './courses.queries.ts';

type Row = Chapter & { section: string };

/** A course with its chapters, grouped by consecutive sections; a game without them. Refuses with not_found. */
export async function viewCourse(tx: Tx, companyId: string, courseId: string): Promise<z.output<typeof courseView>> {
  const course = await findCourse(tx, companyId, courseId);
  if (course.game) return { ...course, sections: [] };
  const chapters = await rows<Row>(
    tx,
    sql`SELECT c.id, c.name, c.is_quiz AS "isQuiz", c.section,
        CASE WHEN v.id IS NULL THEN '[]'::jsonb ELSE jsonb_build_array(jsonb_build_object('id', v.id, 'name', v.name,
          'url', v.file, 'poster', v.poster, 'duration', v.seconds)) END AS videos,
        coalesce((SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', q.id, 'question', q.question, 'answers', q.answers,
          'correctAnswer', q.correct_answer, 'explanation', q.explanation)) ORDER BY q.position) FROM quiz_questions q WHERE q.chapter_id = c.id), '[]') AS questions
      FROM chapters c LEFT JOIN videos v ON v.id = c.video_id WHERE c.course_id = ${courseId} ORDER BY c.position`,
  );
  const sections: { name: string; chapters: Chapter[] }[] = [];
  for (const { section, ...chapter } of chapters) {
    const videos = chapter.videos.map((one) => ({ ...one, url: mediaAddress(one.url), poster: mediaAddressOr(one.poster) }));
    const last = sections.at(-1);
    if (last?.name === section) last.chapters.push({ ...chapter, videos });
    else sections.push({ name: section, chapters: [{ ...chapter, videos }] });
  }
  return { ...course, sections };
}
