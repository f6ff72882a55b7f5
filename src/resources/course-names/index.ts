import { listCourseNames } from '#contract/reports/reportLists';
import { namesAdapter } from '~/dataProvider/adapters/reports.ts';
import { resource } from '../resource.ts';

/** The courses that the company has given to its people at some time, for a filter of the reports. */
export const courseNames = resource({
  name: 'course-names',
  recordRepresentation: 'name',
  options: { adapter: namesAdapter(listCourseNames), access: { read: 'trainingReports:read' } },
});
