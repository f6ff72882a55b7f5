import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

const list = { view: 'list', title: 'shell.nav.simulations' } as const;

/** Campaigns of phishing simulations, as cards. */
export const simulations = resource({
  name: 'simulations',
  recordRepresentation: 'name',
  list: lazyPage(withTexts('training', () => import('./list/SimulationsPage.tsx').then((m) => m.SimulationsPage))),
  options: {
    adapter: () => import('./adapter.ts').then((m) => m.simulationsAdapter),
    access: { read: 'simulations:read', write: 'simulations:launch', delete: 'simulations:write' },
    pages: [
      { ...list, path: paths.simulations },
      { ...list, path: paths.simulationsActive },
      { ...list, path: paths.simulationsArchived },
    ],
    addresses: { list: paths.simulations },
  },
});
