import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import type { CustomPage } from '../customPage.ts';

/** What the rules could not judge in a campaign, and what admins said instead of them. */
export const pages: readonly CustomPage[] = [
  {
    path: paths.simulationReview,
    access: 'simulationReports:read',
    title: 'shell.titles.simulationReview',
    parent: paths.simulations,
    page: lazyPage(withTexts('training', () => import('./ReviewPage.tsx').then((m) => m.ReviewPage))),
  },
];
