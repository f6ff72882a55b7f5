import { sql } from 'drizzle-orm';
import { now } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { oneRow, rows } from '../../db/rows.ts';
import { courseReviews } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import type { Learner } from './learning.queries.ts';

export interface Review extends Learner {
  courseId: string;
  rating: number;
  comment?: string | undefined;
}

/** A person's review of a course; undefined without one. */
export async function findReview(
  tx: Tx,
  { companyId, userId }: Learner,
  courseId: string,
): Promise<{ rating: number; comment: string } | undefined> {
  const [review] = await rows<{ rating: number; comment: string }>(
    tx,
    sql`SELECT rating, comment FROM course_reviews WHERE company_id = ${companyId} AND user_id = ${userId} AND course_id = ${courseId}`,
  );
  return review;
}

/** Stores a person's review of a course; there is one per person. Refuses with not_found or course_not_completed. */
export async function reviewCourse(tx: Tx, { companyId, userId, courseId, rating, comment = '' }: Review): Promise<void> {
  const { had, completed } = await oneRow<{ had: boolean; completed: boolean }>(
    tx,
    sql`SELECT count(*) > 0 AS had, coalesce(bool_or(a.status = 'completed'), false) AS completed
      FROM assignments a JOIN campaigns c ON c.id = a.campaign_id
      WHERE a.company_id = ${companyId} AND a.user_id = ${userId} AND c.course_id = ${courseId}`,
  );
  if (!completed) throw new Refusal(had ? 'course_not_completed' : 'not_found');
  const review = { rating, comment, createdAt: now() };
  await tx
    .insert(courseReviews)
    .values({ companyId, courseId, userId, ...review })
    .onConflictDoUpdate({ target: [courseReviews.courseId, courseReviews.userId], set: review });
}
