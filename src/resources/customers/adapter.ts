import { can, type Subject } from '#contract/access';
import {
  type Customer,
  listAllCompanies,
  listPartnerCustomers,
  listResellerCustomers,
  listSubResellerCustomers,
  listSubResellers,
} from '#contract/partners/customers';
import type { ListAdapter, ListResult } from '~/dataProvider/adapter.ts';
import { endpointAdapter } from '~/dataProvider/endpointAdapter.ts';

interface Page {
  data: { companies: Customer[]; pageInfo: { totalCount: number; totalIsCapped: boolean } };
}

const readPage = (body: unknown): ListResult => {
  const { companies, pageInfo } = (body as Page).data;
  return { data: companies, total: pageInfo.totalCount, meta: { totalIsCapped: pageInfo.totalIsCapped } };
};
const readNames = (body: unknown): ListResult => {
  const { companies } = (body as { data: { companies: { id: string; name: string }[] } }).data;
  return { data: companies, total: companies.length };
};

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
