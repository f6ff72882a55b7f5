import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import type { CustomPage } from '../customPage.ts';

export const pages: readonly CustomPage[] = [
  {
    path: paths.becomePartner,
    access: 'panel:use',
    title: 'shell.nav.becomePartner',
    page: lazyPage(withTexts('training', () => import('./BecomePartnerPage.tsx').then((m) => m.BecomePartnerPage))),
  },
];
