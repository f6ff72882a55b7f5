import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { endpointAdapter } from '~/dataProvider/endpointAdapter.ts';
import { resource } from '../resource.ts';

/** The ledger of distributor credit, for staff. */
export const bankEntries = resource({
  name: 'bank-entries',
  list: lazyPage(withTexts('training', () => import('./BankEntryList.tsx').then((m) => m.BankEntryList))),
  options: {
    adapter: () =>
      import('#contract/billing/credit').then((m) => endpointAdapter({ list: m.listBankEntries, create: m.payIntoBank }, {})),
    access: { read: 'credit:read', write: 'credit:write' },
    pages: [{ path: paths.bankEntries, view: 'list', title: 'shell.titles.bankEntries', parent: paths.banks }],
    addresses: { list: paths.bankEntries },
  },
});
