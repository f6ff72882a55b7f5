import { listReviewedCourses } from '#contract/reports/reviewReports';
import { namesAdapter } from '~/dataProvider/adapters/reports.ts';
import { resource } from '../resource.ts';

/** The courses that somebody has reviewed, for the filter of the reviews. */
export const reviewedCourses = resource({
  name: 'reviewed-courses',
  recordRepresentation: 'name',
  options: { adapter: namesAdapter(listReviewedCourses), access: { read: 'trainingReports:read' } },
});
