import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

/** Licences that a partner gave to customers. */
export const licenseAllocations = resource({
  name: 'license-allocations',
  recordRepresentation: 'companyName',
  list: lazyPage(withTexts('training', () => import('./AllocationsPage.tsx').then((m) => m.AllocationsPage))),
  options: {
    adapter: () => import('~/dataProvider/adapters/billing.ts').then((m) => m.licenceAllocationsAdapter),
    access: { read: 'transactions:read' },
    pages: [{ path: paths.licenseAllocations, view: 'list', instead: () => paths.home, title: 'shell.nav.licenseAllocations' }],
  },
});
