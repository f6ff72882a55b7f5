import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import type { CustomPage } from '../customPage.ts';

const marketplace = {
  access: 'billing:read',
  title: 'shell.titles.marketplace',
  parent: paths.billing,
  hasFooter: false,
  page: lazyPage(withTexts('training', () => import('./MarketplacePage.tsx').then((m) => m.MarketplacePage))),
} as const;

export const pages: readonly CustomPage[] = [
  {
    path: paths.billing,
    access: 'billing:read',
    title: 'shell.nav.billing',
    page: lazyPage(withTexts('training', () => import('./BillingPage.tsx').then((m) => m.BillingPage))),
  },
  { ...marketplace, path: paths.marketplace },
  { ...marketplace, path: paths.boost },
];
