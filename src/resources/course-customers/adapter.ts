import type { CallReply } from '#contract/kit/endpoint';
import { listCandidates, listReceivers } from '#contract/partners/sharing';
import type { ListResult } from '~/dataProvider/adapter.ts';
import { eitherList, endpointAdapter } from '~/dataProvider/endpointAdapter.ts';
import type { CourseCustomer } from './fields.tsx';

type Receivers = CallReply<typeof listReceivers>;

/** `meta.selectable` is the number of rows that can be selected, `meta.started` of those where the training is started. */
const read = ({ companies, itemsCount }: Pick<Receivers, 'companies' | 'itemsCount'>, counts: object): ListResult => ({
  data: companies.map((company): CourseCustomer => ({ ...company, id: company.companyId })),
  total: itemsCount,
  meta: { selectable: itemsCount, ...counts },
});
const toFilter = ({ search, ...filter }: Record<string, unknown>) => ({ ...filter, ...(search ? { searchText: search } : {}) });

export const courseCustomersAdapter = eitherList(
  'actionType',
  endpointAdapter({ list: listCandidates }, { read: (reply) => read(reply, { selectable: reply.availableCount }), toFilter }),
  endpointAdapter({ list: listReceivers }, { read: (reply) => read(reply, { started: reply.startedCount }), toFilter }),
);
