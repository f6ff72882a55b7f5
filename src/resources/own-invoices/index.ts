import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

/** The invoices of the company, a part of the page of its plan. */
export const ownInvoices = resource({
  name: 'own-invoices',
  recordRepresentation: 'number',
  list: lazyPage(withTexts('training', () => import('./OwnInvoices.tsx').then((m) => m.OwnInvoices))),
  options: {
    adapter: () => import('~/dataProvider/adapters/billing.ts').then((m) => m.ownInvoicesAdapter),
    access: { read: 'billing:read' },
    addresses: { list: paths.billing },
  },
});
