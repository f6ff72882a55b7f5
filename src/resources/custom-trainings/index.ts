import { disableCustomTraining } from '#contract/courses/courses';
import { createCustomTraining, getCustomTraining, updateCustomTraining } from '#contract/courses/customTrainings';
import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { endpointAdapter } from '~/dataProvider/endpointAdapter.ts';
import { resource } from '../resource.ts';
import { trainingRefusals } from './refusals.ts';

const calls = {
  get: getCustomTraining,
  create: createCustomTraining,
  update: updateCustomTraining,
  remove: disableCustomTraining,
};

// Everybody who reads trainings may open the editor: without custom trainings in the plan, it shows what is missing.
const editor = { access: 'training:read', title: 'shell.titles.customTraining', parent: paths.courses } as const;

/** Courses that a company makes from videos and quizzes. The list of courses shows them. */
export const customTrainings = resource({
  name: 'custom-trainings',
  recordRepresentation: 'name',
  create: lazyPage(withTexts('training', () => import('./EditorPages.tsx').then((m) => m.NewTrainingPage))),
  edit: lazyPage(withTexts('training', () => import('./EditorPages.tsx').then((m) => m.EditTrainingPage))),
  options: {
    adapter: endpointAdapter(calls, {
      id: 'courseId',
      removal: (id) => ({ course_id: id, active: false }),
      refusals: trainingRefusals,
    }),
    access: { read: 'customTraining:write', write: 'customTraining:write' },
    pages: [
      { path: paths.newCustomTraining, view: 'create', ...editor },
      { path: paths.editCustomTraining, view: 'edit', ...editor },
    ],
    addresses: {
      list: `${paths.courses}#custom`,
      create: paths.newCustomTraining,
      edit: (id) => `${paths.editCustomTraining}?id=${id}`,
    },
  },
});
