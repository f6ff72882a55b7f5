import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

/** What a sub-reseller bought. */
export const subresellerTransactions = resource({
  name: 'subreseller-transactions',
  recordRepresentation: 'number',
  list: lazyPage(withTexts('training', () => import('../transactions/public.ts').then((m) => m.SubresellerTransactions))),
  options: {
    adapter: () => import('~/dataProvider/adapters/billing.ts').then((m) => m.subresellerTransactionsAdapter),
    access: { read: 'subresellerTransactions:read' },
    pages: [{ path: paths.subResellerTransactions, view: 'list', instead: () => paths.home, title: 'shell.nav.allTransactions' }],
  },
});
