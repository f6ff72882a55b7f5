import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

const editor = {
  access: 'exerciseTemplates:save',
  flag: 'phishingExercise',
  title: 'shell.titles.exerciseTemplate',
  parent: paths.newExercise,
} as const;

const editors = () => import('./EditorPages.tsx');

/** Messages that learners judge: of the library, and of the company. */
export const exerciseTemplates = resource({
  name: 'exercise-templates',
  recordRepresentation: 'name',
  create: lazyPage(withTexts('training', () => editors().then((m) => m.NewTemplatePage))),
  edit: lazyPage(withTexts('training', () => editors().then((m) => m.EditTemplatePage))),
  options: {
    adapter: () => import('./adapter.ts').then((m) => m.templatesAdapter),
    access: { read: 'exercises:read', write: 'exerciseTemplates:save', delete: 'exerciseTemplates:write' },
    pages: [
      { path: paths.newExerciseTemplate, view: 'create', ...editor },
      { path: paths.editExerciseTemplate, view: 'edit', ...editor },
    ],
    addresses: {
      list: paths.newExercise,
      create: paths.newExerciseTemplate,
      edit: (id) => `${paths.editExerciseTemplate}?id=${id}`,
    },
  },
});
