import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

/** Sales requests of all companies, for staff. A drawer over the list shows one. */
export const salesRequests = resource({
  name: 'sales-requests',
  recordRepresentation: 'companyName',
  list: lazyPage(withTexts('training', () => import('./SalesRequestList.tsx').then((m) => m.SalesRequestList))),
  options: {
    adapter: 'ofCompany',
    access: { read: 'support:serve', write: 'support:serve' },
    pages: [{ path: paths.salesRequests, view: 'list', title: 'shell.nav.salesRequests' }],
    addresses: { list: paths.salesRequests, edit: (id) => `${paths.salesRequests}?request=${id}` },
  },
});
