import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

/** The customers of a partner that have a clone of one simulation, or with the filter `isCandidate` the ones without. */
export const simulationCustomers = resource({
  name: 'simulation-customers',
  recordRepresentation: 'companyName',
  list: lazyPage(withTexts('training', () => import('./SharePage.tsx').then((m) => m.SharePage))),
  options: {
    adapter: () => import('./adapter.ts').then((m) => m.simulationCustomersAdapter),
    access: { read: 'simulations:share' },
    pages: [
      {
        view: 'list',
        path: paths.shareSimulation,
        title: 'shell.titles.shareSimulation',
        parent: paths.simulations,
        instead: () => paths.simulations,
      },
    ],
  },
});
