import { listCandidates, listReceivers } from '#contract/partners/sharing';
import type { ListResult } from '~/dataProvider/adapter.ts';
import { eitherList, endpointAdapter } from '~/dataProvider/endpointAdapter.ts';
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

export const courseCustomersAdapter = eitherList(
  'actionType',
  endpointAdapter({ list: listCandidates }, { read, toFilter }),
  endpointAdapter({ list: listReceivers }, { read, toFilter }),
);
