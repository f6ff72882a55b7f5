import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { endpointAdapter } from '~/dataProvider/endpointAdapter.ts';
import { resource } from '../resource.ts';

/** Partners with what they have paid in advance, for staff. A dialog over the list records a payment. */
export const banks = resource({
  name: 'banks',
  recordRepresentation: 'name',
  list: lazyPage(withTexts('training', () => import('./BankList.tsx').then((m) => m.BankList))),
  options: {
    adapter: () =>
      import('#contract/billing/credit').then((m) => endpointAdapter({ list: m.listBanks, get: m.readBank }, { id: 'bankId' })),
    access: { read: 'credit:read' },
    pages: [{ path: paths.banks, view: 'list', title: 'shell.nav.banks' }],
  },
});
