import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

/** Payments of all companies that bought nothing, for staff. */
export const refunds = resource({
  name: 'refunds',
  recordRepresentation: 'reference',
  list: lazyPage(withTexts('training', () => import('./RefundsPage.tsx').then((m) => m.RefundsPage))),
  options: {
    adapter: () => import('~/dataProvider/adapters/billing.ts').then((m) => m.refundsAdapter),
    access: { read: 'refunds:read' },
    pages: [{ path: paths.refunds, view: 'list', title: 'shell.nav.refunds' }],
  },
});
