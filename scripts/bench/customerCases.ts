import { z } from 'zod';
import { customerOrderFields, customerPage, listResellerCustomers } from '#contract/partners/customers';
import {
  accessStates,
  affiliations,
  customerKinds,
  customerStatuses,
  enablements,
  findingNames,
  subscriptionStates,
} from '#contract/partners/customerStates';
import { getFindings } from '#contract/partners/findings';
import { countCustomers } from '#contract/partners/customerActions';
import type { ApiCase } from './apiCases.ts';
import type { ApiClient } from './apiClient.ts';

const wire = z.object({
  data: z.object({ companies: z.array(z.object({ id: z.string() })), pageInfo: customerPage.shape.data.shape.pageInfo }),
});
const { path } = listResellerCustomers;

const list = (id: string, what: string, queries: readonly string[]): ApiCase => ({
  id: `customers-${id}`,
  what: `customers: ${what}`,
  method: 'GET',
  isAskedInTurn: true,
  requests: queries.map((query) => ({ path: `${path}?${query}` })),
});

const every = (name: string, values: readonly string[]): string[] => values.map((value) => `${name}=${value}`);
const inOrders = customerOrderFields.flatMap((field) => [`orderBy=${field}&order=ASC`, `orderBy=${field}&order=DESC`]);
const withPage = (queries: readonly string[], pageNumber: number): string[] =>
  queries.map((query) => `${query}&pageNumber=${pageNumber}`);

/** Each value of each filter, and some that few companies match. */
const filters = [
  ...every('status', customerStatuses),
  ...every('accountAccess', accessStates),
  ...every('companyAffiliation', affiliations),
  ...every('state', subscriptionStates),
  ...every('enablementStatus', enablements),
  ...every('subcompanyType', customerKinds),
  'status=trialActive&accountAccess=requested&enablementStatus=suspended',
  'subcompanyType=partner&accountAccess=notAvailable',
];

/** The list of a reseller's customers, as the panel makes it, and what needs attention there. */
export async function customerCases(api: ApiClient): Promise<ApiCase[]> {
  const { data } = await api.get(`${path}?subcompanyType=partner`, wire);
  const subResellers = every(
    'subResellers',
    data.companies.slice(0, 2).map(({ id }) => id),
  );
  const { pageInfo } = (await api.get(path, wire)).data;
  const pages = Math.ceil(pageInfo.totalCount / pageInfo.size);
  const [middle, far] = [Math.ceil(pages / 2), pages - 1];
  const capped = 39;
  const findings = every('findings', findingNames);
  return [
    list('first', 'first page', ['']),
    list(
      'pages',
      'pages further on',
      [0.01, 0.1, 0.25, 0.5, 0.75, 0.9, 1].map((part) => `pageNumber=${Math.ceil(pages * part)}`),
    ),
    list('orders', 'first page in each order', inOrders),
    list('orders-middle', 'middle page in each order', withPage(inOrders, middle)),
    list('orders-far', 'last page but one in each order', withPage(inOrders, far)),
    list('filters', 'first page with each filter', [...filters, ...subResellers]),
    list('filters-far', 'page 39 with each filter', withPage(filters, capped)),
    list(
      'filtered-orders',
      'a rare filter in each order',
      inOrders.map((order) => `enablementStatus=suspended&status=boosted&${order}`),
    ),
    list('search', 'a search', ['search=clinic', 'search=0999', 'search=owner4711%40', 'search=zzqxv', 'search=cu']),
    list('findings', 'first page with each finding', [...findings, findings.join('&')]),
    list(
      'findings-orders',
      'a frequent and a rare finding in each order',
      inOrders.flatMap((order) => [`findings=overdue&${order}`, `findings=certificateExpiring&${order}`]),
    ),
    {
      id: 'findings-all',
      what: 'customers: what needs attention, all numbers',
      method: 'GET',
      isAskedInTurn: true,
      requests: [{ path: getFindings.path }],
    },
    {
      id: 'customers-count',
      what: 'customers: exact count under filters',
      method: 'POST',
      isAskedInTurn: true,
      requests: [{}, { status: ['boosted'] }, { findings: [...findingNames] }].map((body) => ({ path: countCustomers.path, body })),
    },
  ];
}
