import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

const isOn = { flag: 'phishingExercise' } as const;
const list = { ...isOn, view: 'list', title: 'shell.nav.exercises' } as const;

/** Campaigns of phishing exercises: the packs to start one from, the campaigns as cards, and the wizard that launches one. */
export const exerciseCampaigns = resource({
  name: 'exercise-campaigns',
  recordRepresentation: 'name',
  list: lazyPage(withTexts('training', () => import('./list/ExercisesPage.tsx').then((m) => m.ExercisesPage))),
  create: lazyPage(withTexts('training', () => import('./create/WizardPage.tsx').then((m) => m.WizardPage))),
  options: {
    adapter: () => import('./adapter.ts').then((m) => m.exercisesAdapter),
    access: { read: 'exercises:read', write: 'exercises:launch', delete: 'exercises:write' },
    pages: [
      { ...list, path: paths.exercises },
      { ...list, path: paths.exercisesActive },
      { ...list, path: paths.exercisesArchived },
      { ...isOn, path: paths.newExercise, view: 'create', title: 'shell.titles.newExercise', parent: paths.exercises },
    ],
    addresses: { list: paths.exercises, create: paths.newExercise },
  },
});
