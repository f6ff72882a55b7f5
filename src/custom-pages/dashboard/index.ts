import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import type { CustomPage } from '../customPage.ts';

/** The tab of the company; departments and users are lists of resources. Names of industries are texts of accounts. */
export const pages: readonly CustomPage[] = [
  {
    path: paths.dashboardCompany,
    access: 'dashboard:read',
    title: 'shell.nav.dashboard',
    page: lazyPage(
      withTexts(
        'account',
        withTexts(
          'year',
          withTexts('training', () => import('./CompanyTab.tsx').then((m) => m.CompanyTab)),
        ),
      ),
    ),
  },
];
