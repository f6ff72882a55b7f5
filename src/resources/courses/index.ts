import { getCourseView, listCourses } from '#contract/courses/courses';
import { pathTo, paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { endpointAdapter } from '~/dataProvider/endpointAdapter.ts';
import { resource } from '../resource.ts';

/** The courses of the catalogue and the company's own; one that is opened is previewed, started and followed as a campaign. */
export const courses = resource({
  name: 'courses',
  recordRepresentation: 'name',
  list: lazyPage(withTexts('training', () => import('./CourseList.tsx').then((m) => m.CourseList))),
  options: {
    adapter: endpointAdapter({ list: listCourses, get: getCourseView }, { id: 'courseId', isWhole: true, toFilter: () => ({}) }),
    access: { read: 'training:read' },
    pages: [{ path: paths.courses, view: 'list', title: 'shell.nav.courses' }],
    addresses: { list: paths.courses, edit: (courseId) => pathTo(paths.coursePreview, { courseId }) },
  },
});
