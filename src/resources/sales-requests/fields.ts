import type { SalesRequest } from '#contract/help/sales';
import { requestStatuses } from '#contract/help/support';
import { menu, search } from '~/components/filters/filter.ts';
import type { ListAddress } from '~/components/list/listAddress.ts';
import { requestTones } from '~/features/requests/public.ts';
import { type Field, fieldsOf } from '~/schema/field.ts';
import { date, email, name, number, status, text } from '~/schema/kinds.tsx';

const request = fieldsOf<SalesRequest, 'createdAt' | 'usersNumber'>();

/** Columns of the list; `linkTo` returns the URL of a request's drawer. */
export const salesFields = (linkTo: (id: string) => string): readonly Field<SalesRequest>[] => [
  request(name, 'companyName', { label: 'help.requests.company', pathOf: ({ id }) => linkTo(id), minWidth: 180 }),
  request(text, 'fullName', { label: 'help.requests.person', priority: 2, minWidth: 140 }),
  request(email, 'email', { label: 'help.requests.email', priority: 3 }),
  request(number, 'usersNumber', { label: 'help.sales.users', orderField: 'usersNumber', priority: 2 }),
  request(status, 'status', { label: 'help.requests.status', texts: 'help.statuses', tones: requestTones }),
  request(date, 'createdAt', { label: 'help.requests.received', orderField: 'createdAt', priority: 2 }),
];

export const salesAddress: ListAddress = {
  sorts: ['createdAt', 'usersNumber'],
  sort: { field: 'createdAt', order: 'DESC' },
  filters: [search('help.requests.search'), menu('statuses', 'help.requests.status', requestStatuses, 'help.statuses')],
};
