import { z } from 'zod';
import { customerOrderFields, customerPage, listResellerCustomers } from '#contract/partners/customers';
import { findingNames } from '#contract/partners/customerStates';
import { getFindings } from '#contract/partners/findings';
import { countCustomers } from '#contract/partners/customerActions';
import type { ApiCase } from './apiCases.ts';
import type { ApiClient } from './apiClient.ts';

const wire = z.object({
  data: z.object({ companies: z.array(z.object({ id: z.string() })), pageInfo: customerPage.shape.data.shape.pageInfo }),
});

/** The list of a reseller's customers, as the panel makes it: each order both ways, each filter, a search, and pages further on. */
export async function customerCases(api: ApiClient): Promise<ApiCase[]> {
  const { path } = listResellerCustomers;
  const { data } = await api.get(`${path}?subcompanyType=partner`, wire);
  const subResellers = data.companies.slice(0, 2).map(({ id }) => `subResellers=${id}`);
  const list = (id: string, what: string, queries: readonly string[]): ApiCase => ({
    id: `customers-${id}`,
    what: `customers: ${what}`,
    method: 'GET',
    isAskedInTurn: true,
    requests: queries.map((query) => ({ path: `${path}?${query}` })),
  });
  const byOrder = customerOrderFields.flatMap((field) => [`orderBy=${field}&order=ASC`, `orderBy=${field}&order=DESC`]);
  const filters = [
    'status=boosted',
    'status=notRegistered',
    'accountAccess=available',
    'accountAccess=notAvailable',
    'companyAffiliation=subReseller',
    ...subResellers,
    'state=trialing',
    'enablementStatus=suspended',
    'subcompanyType=partner',
    'status=trialActive&accountAccess=requested&enablementStatus=suspended',
  ];
  return [
    list('first', 'first page', ['']),
    list('pages', 'pages further on', ['pageNumber=20', 'pageNumber=500', 'pageNumber=3999']),
    list('orders', 'first page in each order', byOrder),
    list('filters', 'first page with each filter', filters),
    list(
      'filtered-orders',
      'a rare filter in each order',
      byOrder.map((order) => `enablementStatus=suspended&status=boosted&${order}`),
    ),
    list('search', 'a search', ['search=clinic', 'search=0999', 'search=owner4711%40', 'search=zzqxv', 'search=cu']),
    {
      id: 'findings-all',
      what: 'customers: what needs attention, all numbers',
      method: 'GET',
      isAskedInTurn: true,
      requests: [{ path: getFindings.path }],
    },
    {
      id: 'findings-lists',
      what: 'customers: first page with each finding',
      method: 'GET',
      isAskedInTurn: true,
      requests: findingNames.map((name) => ({ path: `${path}?findings=${name}` })),
    },
    {
      id: 'customers-count',
      what: 'customers: exact count under filters',
      method: 'POST',
      isAskedInTurn: true,
      requests: [{}, { status: ['boosted'] }].map((body) => ({ path: countCustomers.path, body })),
    },
  ];
}
