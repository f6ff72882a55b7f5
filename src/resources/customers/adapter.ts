import { can, type Subject } from '#contract/access';
import type { CallReply } from '#contract/kit/endpoint';
import {
  listAllCompanies,
  listPartnerCustomers,
  listResellerCustomers,
  listSubResellerCustomers,
  listSubResellers,
} from '#contract/partners/customers';
import type { ListAdapter, ListResult } from '~/dataProvider/adapter.ts';
import { endpointAdapter } from '~/dataProvider/endpointAdapter.ts';

const readPage = ({ data: { companies, pageInfo } }: CallReply<typeof listAllCompanies>): ListResult => ({
  data: companies,
  total: pageInfo.totalCount,
  meta: { totalIsCapped: pageInfo.totalIsCapped },
});
const readNames = ({ data: { companies } }: CallReply<typeof listSubResellers>): ListResult => ({
  data: companies,
  total: companies.length,
});

/** The call behind each list: every kind of partner has its own, and so have staff. */
const calls = {
  reseller: listResellerCustomers,
  subReseller: listSubResellerCustomers,
  partner: listPartnerCustomers,
  house: listAllCompanies,
} as const;
export type CustomersOf = keyof typeof calls;
/** The call of a list, also for its file. */
export const callOf = (of: CustomersOf) => calls[of];

/** Whose customers a session lists. */
export function customersOf(subject: Subject): CustomersOf {
  if (can(subject, 'customers:ofReseller')) return 'reseller';
  if (can(subject, 'customers:ofSubReseller')) return 'subReseller';
  return can(subject, 'companies:read') ? 'house' : 'partner';
}

const lists: Record<string, ListAdapter> = {
  ...Object.fromEntries(Object.entries(calls).map(([of, list]) => [of, endpointAdapter({ list }, { read: readPage })])),
  subResellers: endpointAdapter({ list: listSubResellers }, { isWhole: true, read: readNames, toFilter: () => ({}) }),
};

/** The permanent filter `of` names the list: a kind of partner, staff, or the names of sub-resellers for a filter. */
export const customersAdapter: ListAdapter = {
  calls: Object.values(lists).flatMap((adapter) => adapter.calls),
  list: ({ filter: { of, ...filter }, ...request }) => {
    const adapter = lists[String(of)];
    if (!adapter) throw new Error(`There is no list of customers called ${String(of)}`);
    return adapter.list({ ...request, filter });
  },
};
