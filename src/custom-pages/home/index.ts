import { paths } from '#contract/paths';
import { lazyPage } from '~/components/page/lazyPage.tsx';
import type { CustomPage } from '../customPage.ts';

export const pages: readonly CustomPage[] = [
  {
    path: paths.home,
    access: 'panel:use',
    title: 'shell.nav.home',
    page: lazyPage(() => import('./HomePage.tsx').then((m) => m.HomePage)),
  },
];
