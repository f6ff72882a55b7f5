import { paths } from '#contract/paths';
import { reportPage } from '../reportPage.ts';
import { reportRows } from '../reportRows.ts';

/** A learner's review of a course: a row of the report of reviews. */
export const reviews = reportRows({
  name: 'reviews',
  recordRepresentation: 'courseName',
  page: () => import('./ReviewsPage.tsx').then((m) => m.ReviewsPage),
  adapter: () => import('./adapter.ts').then((m) => m.reviewsAdapter),
  read: 'trainingReports:read',
  at: reportPage(paths.reviews, 'shell.titles.reviews'),
});
