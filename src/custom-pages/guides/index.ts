import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import type { CustomPage } from '../customPage.ts';

export const pages: readonly CustomPage[] = [
  {
    path: paths.guides,
    access: 'panel:use',
    title: 'home.interests.guides.title',
    parent: paths.home,
    page: lazyPage(withTexts('training', () => import('./GuidesPage.tsx').then((m) => m.GuidesPage))),
  },
];
