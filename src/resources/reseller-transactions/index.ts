import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { reportRowsAdapter } from '~/dataProvider/adapters/reports.ts';
import { resource } from '../resource.ts';

/** What a reseller and its sub-resellers bought. */
export const resellerTransactions = resource({
  name: 'reseller-transactions',
  recordRepresentation: 'number',
  list: lazyPage(withTexts('training', () => import('../transactions/public.ts').then((m) => m.ResellerTransactions))),
  options: {
    adapter: () => import('#contract/billing/transactions').then((m) => reportRowsAdapter(m.listResellerTransactions)),
    access: { read: 'resellerTransactions:read' },
    pages: [{ path: paths.resellerTransactions, view: 'list', instead: () => paths.home, title: 'shell.nav.allTransactions' }],
  },
});
