import { sql } from 'drizzle-orm';
import { now } from '../../clock.ts';
import { oneRow, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Learner } from './learning.queries.ts';

export interface Review extends Learner {
  courseId: string;
  rating: number;
  comment?: string | undefined;
}

/** One rating of a course by each person. Refuses with not_found who never had it, and with course_not_completed who is not done. */
export async function reviewCourse(tx: Tx, { companyId, userId, courseId, rating, comment = '' }: Review): Promise<void> {
  const { had, completed } = await oneRow<{ had: boolean; completed: boolean }>(
    tx,
    sql`SELECT count(*) > 0 AS had, coalesce(bool_or(a.status = 'completed'), false) AS completed
      FROM assignments a JOIN campaigns c ON c.id = a.campaign_id
      WHERE a.company_id = ${companyId} AND a.user_id = ${userId} AND c.course_id = ${courseId}`,
  );
  if (!completed) throw new Refusal(had ? 'course_not_completed' : 'not_found');
  await run(
    tx,
    sql`INSERT INTO course_reviews (company_id, course_id, user_id, rating, comment, created_at)
      VALUES (${companyId}, ${courseId}, ${userId}, ${rating}, ${comment}, ${now()})
      ON CONFLICT (course_id, user_id) DO UPDATE SET rating = excluded.rating, comment = excluded.comment, created_at = excluded.created_at`,
  );
}
