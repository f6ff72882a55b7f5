import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import type { CustomPage } from '../customPage.ts';

const page = lazyPage(withTexts('training', () => import('./DevelopersPage.tsx').then((m) => m.DevelopersPage)));
const ofDevelopers = { page, title: 'shell.nav.devTrainer', access: 'training:read' } as const;

export const pages: readonly CustomPage[] = [
  { path: paths.developersOverview, ...ofDevelopers },
  { path: paths.developersSettings, ...ofDevelopers },
];
