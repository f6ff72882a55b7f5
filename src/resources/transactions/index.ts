import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

/** What the partner bought for itself. */
export const transactions = resource({
  name: 'transactions',
  recordRepresentation: 'number',
  list: lazyPage(withTexts('training', () => import('./TransactionsPage.tsx').then((m) => m.BillingTransactions))),
  options: {
    adapter: () => import('~/dataProvider/adapters/billing.ts').then((m) => m.transactionsAdapter),
    access: { read: 'transactions:read' },
    pages: [{ path: paths.transactionsBilling, view: 'list', instead: () => paths.home, title: 'shell.nav.transactions' }],
  },
});
