import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

/** A group with its people in a campaign of phishing exercises. With `isNamed` only the names, for the filter. */
export const exerciseGroups = resource({
  name: 'exercise-groups',
  recordRepresentation: 'name',
  list: lazyPage(withTexts('training', () => import('./GroupsReportPage.tsx').then((m) => m.GroupsReportPage))),
  options: {
    adapter: () => import('~/dataProvider/adapters/exercises.ts').then((m) => m.exerciseGroupsAdapter),
    access: { read: 'exerciseReports:read' },
    pages: [
      {
        path: paths.exerciseReportGroups,
        view: 'list',
        title: 'shell.titles.exerciseReport',
        parent: paths.exercises,
        flag: 'phishingExercise',
      },
    ],
  },
});
