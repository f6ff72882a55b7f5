import { disableCustomTraining } from '#contract/courses/courses';
import { createCustomTraining, getCustomTraining, updateCustomTraining } from '#contract/courses/customTrainings';
import { endpointAdapter } from '~/dataProvider/endpointAdapter.ts';
import { trainingRefusals } from './refusals.ts';

const calls = {
  get: getCustomTraining,
  create: createCustomTraining,
  update: updateCustomTraining,
  remove: disableCustomTraining,
};

export const customTrainingsAdapter = endpointAdapter(calls, {
  id: 'courseId',
  removal: (id) => ({ course_id: id, active: false }),
  refusals: trainingRefusals,
});
