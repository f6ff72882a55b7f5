import { sql } from 'drizzle-orm';
import { textLimits } from '#contract/kit/limits';
import { truncate } from '../../core/storableText.ts';
import { run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

interface Copy {
  from: string;
  id: string;
  companyId: string;
  name: string;
  isDraft: boolean;
  at: Date;
}

const ending = ' (copy)';
/** `Passwords` → `Passwords (copy)`; shortened if it would be too long. */
export const copyName = (name: string): string => truncate(name, textLimits.textMax - ending.length) + ending;

/**
 * Copies a course with chapters and questions into a custom training, inside the database. The flags of the library (free, popular, …) are
 * not copied; videos are shared.
 */
export async function copyCourse(tx: Tx, { from, id, companyId, name, isDraft, at }: Copy): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO courses (id, company_id, name, description, course_type, language, level, position, thumbnail, cheat_sheet_id,
        is_draft, cloned_from, created_at)
      SELECT ${id}::uuid, ${companyId}::uuid, ${name}, description, course_type, language, level, position, thumbnail, cheat_sheet_id,
        ${isDraft}::boolean, id, ${at}::timestamptz FROM courses WHERE id = ${from}`,
  );
  await run(
    tx,
    sql`INSERT INTO chapters (company_id, course_id, section, position, name, video_id)
      SELECT ${companyId}::uuid, ${id}::uuid, section, position, name, video_id FROM chapters WHERE course_id = ${from}`,
  );
  await run(
    tx,
    sql`INSERT INTO quiz_questions (company_id, chapter_id, position, question, answers, correct_answer, explanation)
      SELECT ${companyId}::uuid, mine.id, q.position, q.question, q.answers, q.correct_answer, q.explanation
      FROM chapters theirs JOIN chapters mine ON mine.course_id = ${id} AND mine.position = theirs.position
        JOIN quiz_questions q ON q.chapter_id = theirs.id
      WHERE theirs.course_id = ${from}`,
  );
}
