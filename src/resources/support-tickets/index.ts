import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

/** Support tickets of all companies, for staff. A drawer over the list shows one. */
export const supportTickets = resource({
  name: 'support-tickets',
  recordRepresentation: 'email',
  list: lazyPage(withTexts('training', () => import('./TicketList.tsx').then((m) => m.TicketList))),
  options: {
    adapter: 'ofCompany',
    access: { read: 'support:serve', write: 'support:serve' },
    pages: [{ path: paths.tickets, view: 'list', title: 'shell.nav.tickets' }],
    addresses: { list: paths.tickets, edit: (id) => `${paths.tickets}?ticket=${id}` },
  },
});
