import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { reportPage } from '../reportPage.ts';
import { resource } from '../resource.ts';

/** A person with their quiz results: a row of the quiz report. */
export const quizUsers = resource({
  name: 'quiz-users',
  recordRepresentation: 'email',
  list: lazyPage(withTexts('training', () => import('./QuizUsersPage.tsx').then((m) => m.QuizUsersPage))),
  options: {
    adapter: () => import('./adapter.ts').then((m) => m.quizUsersAdapter),
    access: { read: 'reports:read' },
    pages: [reportPage(paths.quizUsersReport, 'shell.titles.quizReport')],
  },
});
