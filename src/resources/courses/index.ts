import { getCourseView, listCourses } from '#contract/courses/courses';
import { pathTo, paths } from '#contract/paths';
import { listCourseNames } from '#contract/reports/reportLists';
import { listReviewedCourses } from '#contract/reports/reviewReports';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { namesAdapter } from '~/dataProvider/adapters/reports.ts';
import { eitherList, endpointAdapter } from '~/dataProvider/endpointAdapter.ts';
import { resource } from '../resource.ts';

const catalogue = endpointAdapter(
  { list: listCourses, get: getCourseView },
  { id: 'courseId', isWhole: true, toFilter: () => ({}) },
);

/** The courses of the catalogue and the company's own. `campaigns` previews, starts and follows them. The filters of the reports list those
 * that were ever assigned (`isAssigned`) or reviewed (`isReviewed`). */
export const courses = resource({
  name: 'courses',
  recordRepresentation: 'name',
  list: lazyPage(withTexts('training', () => import('./CourseList.tsx').then((m) => m.CourseList))),
  options: {
    adapter: eitherList(
      'isAssigned',
      namesAdapter(listCourseNames),
      eitherList('isReviewed', namesAdapter(listReviewedCourses), catalogue),
    ),
    access: { read: 'training:read' },
    pages: [{ path: paths.courses, view: 'list', title: 'shell.nav.courses' }],
    addresses: { list: paths.courses, edit: (courseId) => pathTo(paths.coursePreview, { courseId }) },
  },
});
