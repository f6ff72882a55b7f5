import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

/** A department with its people in a campaign of phishing exercises. With `isNamed` only the names, for the filter. */
export const exerciseDepartments = resource({
  name: 'exercise-departments',
  recordRepresentation: 'name',
  list: lazyPage(withTexts('training', () => import('./DepartmentsReportPage.tsx').then((m) => m.DepartmentsReportPage))),
  options: {
    adapter: () => import('~/dataProvider/adapters/exercises.ts').then((m) => m.exerciseDepartmentsAdapter),
    access: { read: 'exerciseReports:read' },
    pages: [
      {
        path: paths.exerciseReportDepartments,
        view: 'list',
        title: 'shell.titles.exerciseReport',
        parent: paths.exercises,
        flag: 'phishingExercise',
      },
    ],
  },
});
