import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import type { CustomPage } from '../customPage.ts';

const tab = { access: 'simulations:read', title: 'shell.titles.simulationSettings', parent: paths.simulations } as const;

/** What a company sets for all its simulations, in two tabs. */
export const pages: readonly CustomPage[] = [
  {
    ...tab,
    path: paths.simulationReportButton,
    page: lazyPage(withTexts('training', () => import('./ReportButtonTab.tsx').then((m) => m.ReportButtonTab))),
  },
  {
    ...tab,
    path: paths.simulationConfiguration,
    page: lazyPage(withTexts('training', () => import('./ConfigurationTab.tsx').then((m) => m.ConfigurationTab))),
  },
];
