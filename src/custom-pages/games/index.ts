import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import type { CustomPage } from '../customPage.ts';

// One component for the tabs of a page: another one would remount it when the tab changes.
const phishing = lazyPage(withTexts('training', () => import('./GamePage.tsx').then((m) => m.PhishingGamePage)));
const fakeOrReal = lazyPage(withTexts('training', () => import('./GamePage.tsx').then((m) => m.FakeOrRealPage)));
const ofPhishing = { page: phishing, title: 'shell.nav.gaming', access: 'training:read' } as const;
const ofFakeOrReal = { page: fakeOrReal, title: 'shell.nav.fakeOrReal', access: 'training:read' } as const;

export const pages: readonly CustomPage[] = [
  { path: paths.gamingPreview, ...ofPhishing },
  { path: paths.gamingStatistics, ...ofPhishing, access: 'trainingReports:read' },
  { path: paths.gamingSettings, ...ofPhishing },
  { path: paths.fakeOrRealPreview, ...ofFakeOrReal },
  { path: paths.fakeOrRealStatistics, ...ofFakeOrReal, access: 'trainingReports:read' },
  { path: paths.fakeOrRealSettings, ...ofFakeOrReal },
];
