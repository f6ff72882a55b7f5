import {
  createExercise,
  deleteExercise,
  getExercise,
  listActiveExercises,
  listArchivedExercises,
  updateExercise,
} from '#contract/exercise/campaigns';
import { listReportExercises } from '#contract/exercise/reports';
import type { CallReply } from '#contract/kit/endpoint';
import { foundPage, foundWrapped } from '#contract/kit/replies';
import { eitherList, endpointAdapter, listResult } from '~/dataProvider/endpointAdapter.ts';
import { isHeedError } from '~/errors/heedError.ts';

const read = (reply: CallReply<typeof listActiveExercises>) => listResult(foundPage(reply));

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
const reported = endpointAdapter(
  { list: listReportExercises },
  { ...unfiltered, isWhole: true, read: (reply) => listResult(foundWrapped(reply)) },
);

/** Active campaigns; with `isArchived` the archived ones, with `isReported` the names of all that have begun. */
export const exercisesAdapter = eitherList('isReported', reported, eitherList('isArchived', archived, active));
