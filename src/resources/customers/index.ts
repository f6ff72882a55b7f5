import { customersPageOf } from '#contract/partners/customersPageOf';
import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

const ofPartners = { view: 'list', title: 'shell.nav.customers', instead: customersPageOf } as const;

/** The companies below a partner; for house staff all companies. */
export const customers = resource({
  name: 'customers',
  recordRepresentation: 'name',
  list: lazyPage(withTexts('training', () => import('./CustomerList.tsx').then((m) => m.CustomerList))),
  options: {
    adapter: () => import('./adapter.ts').then((m) => m.customersAdapter),
    access: { read: 'customers:read' },
    pages: [
      { path: paths.partnerCompanies, access: 'customers:ofPartner', ...ofPartners },
      { path: paths.resellerCustomers, access: 'customers:ofReseller', ...ofPartners },
      { path: paths.subResellerCustomers, access: 'customers:ofSubReseller', ...ofPartners },
      { path: paths.companies, view: 'list', title: 'shell.nav.companies', access: 'companies:read' },
    ],
  },
});
