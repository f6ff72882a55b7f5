import { lazyPage } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

/** The people that a figure of a training report counts, with a row for each person and campaign. */
export const reportPeople = resource({
  name: 'report-people',
  recordRepresentation: 'email',
  list: lazyPage(() => import('./ReportPeople.tsx').then((m) => m.ReportPeople)),
  options: {
    adapter: () => import('~/dataProvider/adapters/reportPeople.ts').then((m) => m.reportPeopleAdapter),
    access: { read: 'reports:read' },
  },
});
