import { disableCustomTraining } from '#contract/courses';
import { createCustomTraining, getCustomTraining, updateCustomTraining } from '#contract/customTrainings';
import { fillPath } from '#contract/kit';
import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import type { Adapter } from '~/dataProvider/adapter.ts';
import { endpointAdapter } from '~/dataProvider/endpointAdapter.ts';
import { resource } from '../resource.ts';

/** They are listed among the courses. Deleting names the training in the body. */
const adapter: Adapter = {
  ...endpointAdapter({ get: getCustomTraining, create: createCustomTraining, update: updateCustomTraining }, { id: 'courseId' }),
  remove: ({ companyId, id }) => ({
    method: disableCustomTraining.method,
    path: fillPath(disableCustomTraining.path, { companyId }),
    body: { course_id: id, active: false },
  }),
};

// Whoever reads trainings may open the editor, which says what a plan without trainings of one's own lacks.
const editor = { access: 'training:read', title: 'shell.titles.customTraining', parent: paths.courses } as const;

/** Courses that a company makes itself, of its own videos and quizzes. */
export const customTrainings = resource({
  name: 'custom-trainings',
  recordRepresentation: 'name',
  create: lazyPage(withTexts('training', () => import('./NewTrainingPage.tsx').then((m) => m.NewTrainingPage))),
  edit: lazyPage(withTexts('training', () => import('./EditTrainingPage.tsx').then((m) => m.EditTrainingPage))),
  options: {
    adapter,
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
