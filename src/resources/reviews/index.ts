import { listReviews } from '#contract/reports/reviewReports';
import { reportRowsAdapter } from '~/dataProvider/adapters/reports.ts';
import { resource } from '../resource.ts';

/** What a learner said of a course. */
export const reviews = resource({
  name: 'reviews',
  recordRepresentation: 'courseName',
  options: { adapter: reportRowsAdapter(listReviews), access: { read: 'trainingReports:read' } },
});
