import { getCourseView, listCourses } from '#contract/courses/courses';
import { listAreaCourses } from '#contract/courses/games';
import { listCourseNames } from '#contract/reports/reportLists';
import { listReviewedCourses } from '#contract/reports/reviewReports';
import { namesAdapter } from '~/dataProvider/adapters/reports.ts';
import { eitherList, endpointAdapter } from '~/dataProvider/endpointAdapter.ts';

const catalogue = endpointAdapter(
  { list: listCourses, get: getCourseView },
  { id: 'courseId', isWhole: true, toFilter: () => ({}) },
);

/** Those of one `area`, which has a page of its own. */
const ofArea = endpointAdapter({ list: listAreaCourses }, { isWhole: true });

/** The filters of the reports list the courses that were ever assigned (`isAssigned`) or reviewed (`isReviewed`). */
export const coursesAdapter = eitherList(
  'isAssigned',
  namesAdapter(listCourseNames),
  eitherList('isReviewed', namesAdapter(listReviewedCourses), eitherList('area', ofArea, catalogue)),
);
