import { ticketCategories } from '#contract/help/categories';
import { requestStatuses, type Ticket } from '#contract/help/support';
import { menu, search } from '~/components/filters/filter.ts';
import type { ListAddress } from '~/components/list/listAddress.ts';
import { requestTones } from '~/features/requests/public.ts';
import { type Field, fieldsOf } from '~/schema/field.ts';
import { choice, custom, date, name, status, text } from '~/schema/kinds.tsx';

const ticket = fieldsOf<Ticket, 'createdAt'>();

/** Columns of the list; `linkTo` returns the URL of a ticket's drawer. */
export const ticketFields = (linkTo: (id: string) => string): readonly Field<Ticket>[] => [
  ticket(name, 'email', {
    label: 'help.requests.email',
    pathOf: ({ id }) => linkTo(id),
    minWidth: 200,
  }),
  ticket(custom, 'number', { label: 'help.tickets.number', minWidth: 80, priority: 2, render: ({ number }) => `#${number}` }),
  ticket(text, 'companyName', {
    label: 'help.requests.company',
    textOf: ({ companyName }, wordOf) => companyName ?? wordOf('help.tickets.signedOut'),
    priority: 2,
    minWidth: 140,
  }),
  ticket(choice, 'category', {
    label: 'help.support.category',
    texts: 'help.support.categories',
    values: ticketCategories,
    priority: 3,
  }),
  ticket(text, 'description', { label: 'help.support.message', priority: 4, minWidth: 220 }),
  ticket(status, 'status', { label: 'help.requests.status', texts: 'help.statuses', tones: requestTones }),
  ticket(date, 'createdAt', { label: 'help.requests.received', orderField: 'createdAt', priority: 2 }),
];

export const ticketAddress: ListAddress = {
  sorts: ['createdAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  filters: [
    search('help.tickets.search'),
    menu('statuses', 'help.requests.status', requestStatuses, 'help.statuses'),
    menu('categories', 'help.support.category', ticketCategories, 'help.support.categories'),
  ],
};
