import { sql } from 'drizzle-orm';
import { now } from '../../clock.ts';
import { rows, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { Refusal } from '../../refusal.ts';
import type { Learner } from './learning.queries.ts';

export interface Review extends Learner {
  courseId: string;
  rating: number;
  comment: string;
}

/** One rating of a course by each person, who must have been assigned it at some time. */
export async function reviewCourse(tx: Tx, { companyId, userId, courseId, rating, comment }: Review): Promise<void> {
  const assigned = await rows(
    tx,
    sql`SELECT 1 FROM assignments a JOIN campaigns c ON c.id = a.campaign_id
      WHERE a.company_id = ${companyId} AND a.user_id = ${userId} AND c.course_id = ${courseId} LIMIT 1`,
  );
  if (assigned.length === 0) throw new Refusal('not_found');
  await run(
    tx,
    sql`INSERT INTO course_reviews (company_id, course_id, user_id, rating, comment, created_at)
      VALUES (${companyId}, ${courseId}, ${userId}, ${rating}, ${comment}, ${now()})
      ON CONFLICT (course_id, user_id) DO UPDATE SET rating = excluded.rating, comment = excluded.comment, created_at = excluded.created_at`,
  );
}
