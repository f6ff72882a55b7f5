import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

/** A person of a campaign of phishing exercises with their answers: a row of its report. */
export const exerciseUsers = resource({
  name: 'exercise-users',
  recordRepresentation: 'fullName',
  list: lazyPage(withTexts('training', () => import('./UsersReportPage.tsx').then((m) => m.UsersReportPage))),
  options: {
    adapter: () => import('~/dataProvider/adapters/exercises.ts').then((m) => m.exerciseUsersAdapter),
    access: { read: 'exerciseReports:read' },
    pages: [
      {
        path: paths.exerciseReportUsers,
        view: 'list',
        title: 'shell.titles.exerciseReport',
        parent: paths.exercises,
        flag: 'phishingExercise',
      },
    ],
  },
});
