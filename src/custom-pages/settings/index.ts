import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import type { CustomPage } from '../customPage.ts';

/** Tabs of the settings that are no resource; the list of API keys is the third. `features/settings` names all tabs. */
export const pages: readonly CustomPage[] = [
  {
    path: paths.settingsGeneral,
    access: 'company:read',
    title: 'shell.nav.settings',
    page: lazyPage(
      withTexts(
        'account',
        withTexts('training', () => import('./GeneralTab.tsx').then((m) => m.GeneralTab)),
      ),
    ),
  },
  {
    path: paths.settingsEmailReminders,
    access: 'company:read',
    title: 'shell.nav.settings',
    page: lazyPage(withTexts('training', () => import('./EmailRemindersTab.tsx').then((m) => m.EmailRemindersTab))),
  },
  {
    path: paths.settingsSso,
    access: 'sso:read',
    title: 'shell.nav.settings',
    page: lazyPage(withTexts('training', () => import('./sso/SsoTab.tsx').then((m) => m.SsoTab))),
  },
  {
    path: paths.settingsSecurity,
    access: 'security:read',
    title: 'shell.nav.settings',
    page: lazyPage(withTexts('training', () => import('./security/SecurityTab.tsx').then((m) => m.SecurityTab))),
  },
];
