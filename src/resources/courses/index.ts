import { pathTo, paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

/** The courses of the catalogue and the company's own. `campaigns` previews, starts and follows them. */
export const courses = resource({
  name: 'courses',
  recordRepresentation: 'name',
  list: lazyPage(withTexts('training', () => import('./CourseList.tsx').then((m) => m.CourseList))),
  options: {
    adapter: () => import('./adapter.ts').then((m) => m.coursesAdapter),
    access: { read: 'training:read' },
    pages: [{ path: paths.courses, view: 'list', title: 'shell.nav.courses' }],
    addresses: { list: paths.courses, edit: (courseId) => pathTo(paths.coursePreview, { courseId }) },
  },
});
