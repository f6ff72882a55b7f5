import { listCandidates, listReceivers } from '#contract/partners/sharing';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import type { ListResult } from '~/dataProvider/adapter.ts';
import { eitherList, endpointAdapter } from '~/dataProvider/endpointAdapter.ts';
import { resource } from '../resource.ts';
import type { CourseCustomer } from './fields.tsx';

interface Page {
  companies: Omit<CourseCustomer, 'id'>[];
  itemsCount: number;
  startedCount?: number;
  availableCount?: number;
}

/** `meta.selectable` is the number of rows that can be selected, `meta.started` of those where the training is started. */
const read = (body: unknown): ListResult => {
  const { companies, itemsCount, startedCount, availableCount } = body as Page;
  const data = companies.map((company) => ({ ...company, id: company.companyId }));
  return { data, total: itemsCount, meta: { selectable: availableCount ?? itemsCount, started: startedCount } };
};
const toFilter = ({ search, ...filter }: Record<string, unknown>) => ({ ...filter, ...(search ? { searchText: search } : {}) });

/** The customers of a partner and one course: those that have it, and with the filter `actionType` those that do not. */
export const courseCustomers = resource({
  name: 'course-customers',
  recordRepresentation: 'companyName',
  list: lazyPage(withTexts('training', () => import('./CustomersStatus.tsx').then((m) => m.CustomersStatus))),
  options: {
    adapter: eitherList(
      'actionType',
      endpointAdapter({ list: listCandidates }, { read, toFilter }),
      endpointAdapter({ list: listReceivers }, { read, toFilter }),
    ),
    access: { read: 'sharing:read', write: 'sharing:write' },
  },
});
