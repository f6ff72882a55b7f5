import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { reportRowsAdapter } from '~/dataProvider/adapters/reports.ts';
import { resource } from '../resource.ts';

/** The invoices of the company, a part of the page of its plan. */
export const ownInvoices = resource({
  name: 'own-invoices',
  recordRepresentation: 'number',
  list: lazyPage(withTexts('training', () => import('./OwnInvoices.tsx').then((m) => m.OwnInvoices))),
  options: {
    adapter: () => import('#contract/billing/transactions').then((m) => reportRowsAdapter(m.listOwnInvoices)),
    access: { read: 'billing:read' },
    addresses: { list: paths.billing },
  },
});
