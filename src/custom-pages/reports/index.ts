import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import type { CustomPage } from '../customPage.ts';

/** The overview of the reports, and the report without rows; the others are lists of resources. */
export const pages: readonly CustomPage[] = [
  {
    path: paths.reports,
    access: 'trainingReports:read',
    title: 'shell.nav.reports',
    page: lazyPage(withTexts('training', () => import('./ReportsPage.tsx').then((m) => m.ReportsPage))),
  },
  {
    path: paths.generalReport,
    access: 'trainingReports:read',
    title: 'shell.titles.generalReport',
    parent: paths.reports,
    page: lazyPage(withTexts('training', () => import('./GeneralReportPage.tsx').then((m) => m.GeneralReportPage))),
  },
];
