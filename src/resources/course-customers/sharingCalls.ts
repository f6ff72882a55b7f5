import { endSharedCourse, shareCourse, startSharedCourse, unshareCourse } from '#contract/partners/sharing';
import { callEndpoint } from '~/dataProvider/index.ts';
import type { ChosenCustomers } from '~/features/customer-picker/public.ts';

const bodyOf = (chosen: ChosenCustomers) =>
  'ids' in chosen
    ? { customerCompanyIds: [...chosen.ids] }
    : { isAllCustomers: true, customerCompanyIds: [], expectedTotal: chosen.expectedTotal, ...searched(chosen.search) };
const searched = (search: string) => (search ? { searchText: search } : {});

/** Ids in the address of one call; an address of more would be too long. */
const idsPerCall = 100;

/** The queries of a call whose ids are in its address. */
function queriesOf(chosen: ChosenCustomers) {
  if (!('ids' in chosen))
    return [{ isAllCustomers: 'true' as const, expectedTotal: chosen.expectedTotal, ...searched(chosen.search) }];
  const batches = Math.ceil(chosen.ids.length / idsPerCall);
  return Array.from({ length: batches }, (_, at) => ({
    customerCompanyIds: chosen.ids.slice(at * idsPerCall, (at + 1) * idsPerCall),
  }));
}

interface Start {
  daysToComplete: number;
  /** Null: now. */
  startDate: string | null;
  /** The customers have the course already. */
  isShared: boolean;
}

/** What a partner does with a course at customers. Each throws HeedError, and total_changed if the list has changed since. */
export const sharingCalls = {
  share: (courseId: string, chosen: ChosenCustomers) => callEndpoint(shareCourse, { params: { courseId }, body: bodyOf(chosen) }),
  start: (courseId: string, chosen: ChosenCustomers, start: Start) =>
    callEndpoint(startSharedCourse, {
      params: { courseId },
      body: { ...bodyOf(chosen), ...start },
    }),
  async end(courseId: string, chosen: ChosenCustomers) {
    for (const query of queriesOf(chosen)) await callEndpoint(endSharedCourse, { params: { courseId }, query });
  },
  async unshare(courseId: string, chosen: ChosenCustomers) {
    for (const query of queriesOf(chosen)) await callEndpoint(unshareCourse, { params: { courseId }, query });
  },
};
