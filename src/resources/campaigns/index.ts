import { paths } from '#contract/paths';
import { formatDate } from '~/components/data/format.ts';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

/** Others are led home without a message. */
const ofPartners = { access: 'sharing:read', instead: () => paths.home } as const;
const ofCourse = { view: 'edit', title: 'shell.titles.course', parent: paths.courses } as const;

/** Courses assigned to people from a start date. A campaign has no page of its own: its page is that of its course. */
export const campaigns = resource({
  name: 'campaigns',
  // Campaigns may share a name; the start date tells them apart in the filters of the reports.
  recordRepresentation: ({ name, startsAt }: { name: string; startsAt?: string }) =>
    startsAt ? `${name} · ${formatDate(startsAt)}` : name,
  edit: lazyPage(withTexts('training', () => import('./CoursePage.tsx').then((m) => m.CoursePage))),
  options: {
    adapter: () => import('./adapter.ts').then((m) => m.campaignsAdapter),
    access: { read: 'training:read', write: 'training:write' },
    pages: [
      { path: paths.coursePreview, ...ofCourse },
      { path: paths.courseStatistics, ...ofCourse, access: 'trainingReports:read' },
      { path: paths.courseSettings, ...ofCourse },
      { path: paths.courseCustomersStatus, ...ofCourse, ...ofPartners },
      { path: paths.courseCustomersSettings, ...ofCourse, ...ofPartners },
    ],
    // An admin starts a campaign from the list of courses.
    addresses: { list: paths.courses, create: paths.courses },
  },
});
