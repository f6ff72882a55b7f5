import { paths } from '#contract/paths';
import { listQuizUsers } from '#contract/reports/quizReports';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { reportRowsAdapter } from '~/dataProvider/adapters/reports.ts';
import { resource } from '../resource.ts';

/** A person with their quiz results: a row of the quiz report. */
export const quizUsers = resource({
  name: 'quiz-users',
  recordRepresentation: 'email',
  list: lazyPage(withTexts('training', () => import('./QuizUsersPage.tsx').then((m) => m.QuizUsersPage))),
  options: {
    adapter: reportRowsAdapter(listQuizUsers),
    access: { read: 'reports:read' },
    pages: [
      {
        path: paths.quizUsersReport,
        view: 'list',
        // Without reports in the plan, the page redirects to the overview of reports, which says how to get them.
        access: 'trainingReports:read',
        title: 'shell.titles.quizReport',
        parent: paths.reports,
      },
    ],
  },
});
