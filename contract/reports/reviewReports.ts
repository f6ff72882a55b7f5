import { z } from 'zod';
import { at, endpoint, id, many } from '../kit/endpoint.ts';
import { itemsReply } from '../kit/replies.ts';
import { reportLimits } from './limits.ts';
import { pageShape, rangeQuery } from './reportQuery.ts';

/** With `comments=true` only reviews with a comment. The range, both days or none, is of the day of the review. */
const reviewShape = { comments: z.enum(['true', 'false']).optional(), trainingId: id.optional() };

const star = z.enum(['1', '2', '3', '4', '5']).transform(Number);

export const review = z.object({
  id,
  rating: z.number().int().min(1).max(reportLimits.reviewStars),
  comment: z.string(),
  createdAt: at,
  courseId: id,
  courseName: z.string(),
  userId: id,
  name: z.string(),
  lastName: z.string(),
  email: z.string(),
  isDeleted: z.boolean(),
});
export type Review = z.input<typeof review>;
export const reviewOrderFields = ['createdAt', 'rating', 'courseName', 'name'] as const;

/** Pages of reportLimits.reviewPageSize. With `Accept: text/csv` all matching reviews as CSV. */
export const listReviews = endpoint({
  method: 'GET',
  path: '/reports/api/v1/company/{companyId}/training/reviews',
  summary: 'What learners said of their courses; with Accept: text/csv as a file',
  access: 'trainingReports:read',
  tx: 'read',
  query: rangeQuery({ ...pageShape(reviewOrderFields), ...reviewShape, rating: many(star) }),
  reply: itemsReply(review),
  errors: [],
});

/** `stars`: number of reviews with one star, two, up to five. */
export const reviewTotals = z.object({
  total: z.number().int(),
  withComment: z.number().int(),
  average: z.number().min(1).max(reportLimits.reviewStars).nullable(),
  stars: z.array(z.number().int()).length(reportLimits.reviewStars),
});
export type ReviewTotals = z.input<typeof reviewTotals>;

export const getReviewStatistics = endpoint({
  method: 'GET',
  path: '/reports/api/v1/company/{companyId}/training/reviews/statistics',
  summary: 'Average rating and how many gave each number of stars',
  access: 'trainingReports:read',
  tx: 'read',
  query: rangeQuery({ ...reviewShape, rating: many(star) }),
  reply: reviewTotals,
  errors: [],
});

export const listReviewedCourses = endpoint({
  method: 'GET',
  path: '/reports/api/v1/company/{companyId}/lists/training/reviewed',
  summary: 'Courses that somebody has reviewed, by name',
  access: 'trainingReports:read',
  tx: 'read',
  reply: z.object({ items: z.array(z.object({ id, name: z.string() })) }),
  errors: [],
});
