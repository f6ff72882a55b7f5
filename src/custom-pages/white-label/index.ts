import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import type { CustomPage } from '../customPage.ts';

const code = () => import('./WhiteLabelPage.tsx');

/** The look and the domains of a company: a page for partners, a tab of the settings for others. */
export const pages: readonly CustomPage[] = [
  {
    path: paths.whiteLabel,
    access: 'whiteLabel:read',
    title: 'shell.nav.whiteLabel',
    page: lazyPage(withTexts('training', () => code().then((m) => m.WhiteLabelPage))),
  },
  {
    path: paths.settingsWhiteLabel,
    access: 'whiteLabel:read',
    title: 'shell.nav.settings',
    page: lazyPage(withTexts('training', () => code().then((m) => m.WhiteLabelTab))),
  },
];
