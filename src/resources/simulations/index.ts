import { paths, pathTo } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

const list = { view: 'list', title: 'shell.nav.simulations' } as const;

const flow = { shell: 'focused', parent: paths.simulations } as const;

/** Campaigns of phishing simulations: as cards, and in steps that launch or change one. */
export const simulations = resource({
  name: 'simulations',
  recordRepresentation: 'name',
  list: lazyPage(withTexts('training', () => import('./list/SimulationsPage.tsx').then((m) => m.SimulationsPage))),
  create: lazyPage(withTexts('training', () => import('./create/CreatePage.tsx').then((m) => m.CreatePage))),
  edit: lazyPage(withTexts('training', () => import('./edit/EditPage.tsx').then((m) => m.EditPage))),
  options: {
    adapter: () => import('./adapter.ts').then((m) => m.simulationsAdapter),
    access: { read: 'simulations:read', write: 'simulations:launch', delete: 'simulations:write' },
    pages: [
      { ...list, path: paths.simulations },
      { ...list, path: paths.simulationsActive },
      { ...list, path: paths.simulationsArchived },
      { ...flow, path: paths.newSimulation, view: 'create', title: 'shell.titles.newSimulation' },
      { ...flow, path: paths.editSimulation, view: 'edit', title: 'shell.titles.editSimulation' },
    ],
    addresses: {
      list: paths.simulations,
      create: paths.newSimulation,
      edit: (id) => pathTo(paths.editSimulation, { campaignId: String(id) }),
    },
  },
});
