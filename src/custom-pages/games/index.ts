import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import type { CustomPage } from '../customPage.ts';

const games = () => import('./GamePage.tsx');

// One component for the tabs of a page: another one would remount it when the tab changes.
const gaming = lazyPage(withTexts('training', () => games().then((m) => m.PhishingGamePage)));
const fakeOrReal = lazyPage(withTexts('training', () => games().then((m) => m.FakeOrRealPage)));
const developers = lazyPage(withTexts('training', () => import('./DevelopersPage.tsx').then((m) => m.DevelopersPage)));

const rows = [
  [gaming, 'gaming', paths.gamingPreview, paths.gamingStatistics, paths.gamingSettings],
  [fakeOrReal, 'fakeOrReal', paths.fakeOrRealPreview, paths.fakeOrRealStatistics, paths.fakeOrRealSettings],
  [developers, 'devTrainer', paths.developersOverview, paths.developersSettings],
] as const;

export const pages: readonly CustomPage[] = rows.flatMap(([page, name, ...addresses]) =>
  addresses.map((path) => ({
    path,
    page,
    title: `shell.nav.${name}` as const,
    access: path.endsWith('statistics') ? 'trainingReports:read' : 'training:read',
  })),
);
