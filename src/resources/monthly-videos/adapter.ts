import { foundItems } from '#contract/kit/replies';
import { listMonthlyEvents } from '#contract/monthly/videos';
import { endpointAdapter, listResult } from '~/dataProvider/endpointAdapter.ts';

export const monthlyVideosAdapter = endpointAdapter(
  { list: listMonthlyEvents },
  { read: (reply) => listResult(foundItems(reply)) },
);
