import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

/** What all companies bought, for staff. */
export const invoices = resource({
  name: 'invoices',
  recordRepresentation: 'number',
  list: lazyPage(withTexts('training', () => import('./InvoicesPage.tsx').then((m) => m.InvoicesPage))),
  options: {
    adapter: () => import('~/dataProvider/adapters/billing.ts').then((m) => m.invoicesAdapter),
    access: { read: 'invoices:read' },
    pages: [{ path: paths.invoices, view: 'list', title: 'shell.nav.invoices' }],
  },
});
