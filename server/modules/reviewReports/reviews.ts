import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { review, reviewOrderFields, reviewTotals } from '#contract/reports/reviewReports';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { inRange, isOneOf } from '../../db/where.ts';
import { type Page, readPage, type SortKey } from '../../db/page.ts';
import { courseReviews } from '../../db/schema.ts';

type ReviewOut = z.output<typeof review>;

interface ReviewFilters {
  comments?: 'true' | 'false' | undefined;
  trainingId?: string | undefined;
  rating?: readonly number[];
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
}

const r = alias(courseReviews, 'r');
const orders: Record<(typeof reviewOrderFields)[number], SortKey> = {
  createdAt: r.createdAt,
  rating: r.rating,
  courseName: sql`lower(k.name)`,
  name: sql`u.sort_name`,
};

const reviewsFrom = sql`course_reviews r JOIN courses k ON k.id = r.course_id JOIN users u ON u.company_id = r.company_id AND u.id = r.user_id`;

function reviewsWhere(companyId: string, filters: ReviewFilters): SQL {
  const { comments, trainingId, rating = [] } = filters;
  return sql`r.company_id = ${companyId} AND ${comments === 'true' ? sql`r.comment <> ''` : sql`true`}
    AND ${trainingId ? sql`r.course_id = ${trainingId}` : sql`true`} AND ${isOneOf(sql`r.rating`, { chosen: rating.map(String) }, 'int')}
    AND ${inRange(sql`r.created_at`, filters)}`;
}

const columns = sql`r.id, r.rating, r.comment, r.created_at AS "createdAt", k.id AS "courseId", k.name AS "courseName", u.id AS "userId",
  u.name, u.last_name AS "lastName", CASE WHEN u.deleted_at IS NULL THEN u.email ELSE '' END AS email, u.deleted_at IS NOT NULL AS "isDeleted"`;

/** One page of reviews, and the total. */
export function findReviews(tx: Tx, companyId: string, filters: ReviewFilters, page: Page<(typeof reviewOrderFields)[number]>) {
  const where = reviewsWhere(companyId, filters);
  const counted = sql`course_reviews r WHERE ${where}`;
  return readPage<ReviewOut>(tx, { columns, from: reviewsFrom, where, by: orders[page.orderBy], id: r.id, page, counted });
}

/** Reviews after `after`, by id, for exports. */
export const nextReviews = (tx: Tx, companyId: string, filters: ReviewFilters, after: ReviewOut | undefined, limit: number) =>
  rows<ReviewOut>(
    tx,
    sql`SELECT ${columns} FROM ${reviewsFrom} WHERE ${reviewsWhere(companyId, filters)} AND ${after ? sql`r.id > ${after.id}` : sql`true`}
      ORDER BY r.id LIMIT ${limit}`,
  );

const countOfStars = (stars: number): SQL => sql`count(*) FILTER (WHERE r.rating = ${sql.raw(String(stars))})::int`;

export const readReviewTotals = (tx: Tx, companyId: string, filters: ReviewFilters) =>
  oneRow<z.output<typeof reviewTotals>>(
    tx,
    sql`SELECT count(*)::int AS total, count(*) FILTER (WHERE r.comment <> '')::int AS "withComment", avg(r.rating)::float8 AS average,
      ARRAY[${sql.join([1, 2, 3, 4, 5].map(countOfStars), sql`, `)}] AS stars
      FROM course_reviews r WHERE ${reviewsWhere(companyId, filters)}`,
  );

/** Courses with reviews. */
export const findReviewedCourses = (tx: Tx, companyId: string) =>
  rows<{ id: string; name: string }>(
    tx,
    sql`SELECT k.id, k.name FROM courses k WHERE k.id IN (SELECT r.course_id FROM course_reviews r WHERE r.company_id = ${companyId})
      ORDER BY lower(k.name), k.id`,
  );
