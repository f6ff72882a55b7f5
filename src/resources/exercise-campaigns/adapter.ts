import {
  createExercise,
  deleteExercise,
  type ExerciseCampaign,
  getExercise,
  listActiveExercises,
  listArchivedExercises,
  updateExercise,
} from '#contract/exercise/campaigns';
import { listReportExercises } from '#contract/exercise/reports';
import type { ListResult } from '~/dataProvider/adapter.ts';
import { eitherList, endpointAdapter } from '~/dataProvider/endpointAdapter.ts';
import { isHeedError } from '~/errors/heedError.ts';

interface Page {
  data: { items: ExerciseCampaign[]; pageInfo: { totalCount: number } };
}
const read = (body: unknown): ListResult => {
  const { items, pageInfo } = (body as Page).data;
  return { data: items, total: pageInfo.totalCount };
};
const readNames = (body: unknown): ListResult => {
  const { data } = body as { data: { id: string; name: string }[] };
  return { data, total: data.length };
};

const unfiltered = { toFilter: () => ({}) };
const active = endpointAdapter(
  { list: listActiveExercises, get: getExercise, create: createExercise, update: updateExercise, remove: deleteExercise },
  {
    ...unfiltered,
    id: 'campaignId',
    isWrapped: true,
    read,
    refusals: (error) => (isHeedError(error, 'start_in_past') ? { startDate: 'campaigns.errors.startPast' } : undefined),
  },
);
const archived = endpointAdapter({ list: listArchivedExercises }, { ...unfiltered, read });
const reported = endpointAdapter({ list: listReportExercises }, { ...unfiltered, isWhole: true, read: readNames });

/** Active campaigns; with `isArchived` the archived ones, with `isReported` the names of all that have begun. */
export const exercisesAdapter = eitherList('isReported', reported, eitherList('isArchived', archived, active));
