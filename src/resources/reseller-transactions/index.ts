import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

/** What a reseller and its sub-resellers bought. */
export const resellerTransactions = resource({
  name: 'reseller-transactions',
  recordRepresentation: 'number',
  list: lazyPage(withTexts('training', () => import('../transactions/public.ts').then((m) => m.ResellerTransactions))),
  options: {
    adapter: () => import('~/dataProvider/adapters/billing.ts').then((m) => m.resellerTransactionsAdapter),
    access: { read: 'resellerTransactions:read' },
    pages: [{ path: paths.resellerTransactions, view: 'list', instead: () => paths.home, title: 'shell.nav.allTransactions' }],
  },
});
