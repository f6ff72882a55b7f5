import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { reportRowsAdapter } from '~/dataProvider/adapters/reports.ts';
import { resource } from '../resource.ts';

/** What a sub-reseller bought. */
export const subresellerTransactions = resource({
  name: 'subreseller-transactions',
  recordRepresentation: 'number',
  list: lazyPage(withTexts('training', () => import('../transactions/public.ts').then((m) => m.SubresellerTransactions))),
  options: {
    adapter: () => import('#contract/billing/transactions').then((m) => reportRowsAdapter(m.listSubresellerTransactions)),
    access: { read: 'subresellerTransactions:read' },
    pages: [{ path: paths.subResellerTransactions, view: 'list', instead: () => paths.home, title: 'shell.nav.allTransactions' }],
  },
});
