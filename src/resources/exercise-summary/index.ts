import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { reportPage } from '../reportPage.ts';
import { resource } from '../resource.ts';

/** A campaign of phishing exercises with the figures of its people: a row of the report on all of them. */
export const exerciseSummary = resource({
  name: 'exercise-summary',
  recordRepresentation: 'name',
  list: lazyPage(withTexts('training', () => import('./ExercisesReportPage.tsx').then((m) => m.ExercisesReportPage))),
  options: {
    adapter: () => import('~/dataProvider/adapters/exercises.ts').then((m) => m.exerciseSummaryAdapter),
    access: { read: 'reports:read' },
    pages: [{ ...reportPage(paths.exercisesReport, 'shell.titles.exercisesReport'), flag: 'phishingExercise' }],
  },
});
