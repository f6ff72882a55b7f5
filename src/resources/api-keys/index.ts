import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

/** The API keys of the company: a tab of its settings. */
export const apiKeys = resource({
  name: 'api-keys',
  recordRepresentation: 'name',
  list: lazyPage(withTexts('training', () => import('./ApiKeyList.tsx').then((m) => m.ApiKeyList))),
  options: {
    adapter: 'ofCompany',
    access: { read: 'apiKeys:read', write: 'apiKeys:write' },
    pages: [{ path: paths.settingsIntegration, view: 'list', title: 'shell.nav.settings' }],
    addresses: { list: paths.settingsIntegration, create: `${paths.settingsIntegration}?modal=create` },
  },
});
