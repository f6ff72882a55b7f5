import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

// Everybody who reads trainings may open the editor: without custom trainings in the plan, it shows what is missing.
const editor = { access: 'training:read', title: 'shell.titles.customTraining', parent: paths.courses } as const;

const editors = () => import('./EditorPages.tsx');

/** Courses that a company makes from videos and quizzes. The list of courses shows them. */
export const customTrainings = resource({
  name: 'custom-trainings',
  recordRepresentation: 'name',
  create: lazyPage(withTexts('training', () => editors().then((m) => m.NewTrainingPage))),
  edit: lazyPage(withTexts('training', () => editors().then((m) => m.EditTrainingPage))),
  options: {
    adapter: () => import('./adapter.ts').then((m) => m.customTrainingsAdapter),
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
