import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

/** A template of a campaign of phishing exercises with what people answered: a row of its report. */
export const exerciseResults = resource({
  name: 'exercise-results',
  recordRepresentation: 'name',
  list: lazyPage(withTexts('training', () => import('./TemplatesReportPage.tsx').then((m) => m.TemplatesReportPage))),
  options: {
    adapter: () => import('~/dataProvider/adapters/exercises.ts').then((m) => m.exerciseResultsAdapter),
    access: { read: 'exerciseReports:read' },
    pages: [
      {
        path: paths.exerciseReportTemplates,
        view: 'list',
        title: 'shell.titles.exerciseReport',
        parent: paths.exercises,
        flag: 'phishingExercise',
      },
    ],
  },
});
