import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { reportPage } from '../reportPage.ts';
import { resource } from '../resource.ts';

/** A question of a quiz with its results: a row of the quiz report. */
export const quizQuestions = resource({
  name: 'quiz-questions',
  recordRepresentation: 'question',
  list: lazyPage(withTexts('training', () => import('./QuizQuestionsPage.tsx').then((m) => m.QuizQuestionsPage))),
  options: {
    adapter: () => import('./adapter.ts').then((m) => m.quizQuestionsAdapter),
    access: { read: 'reports:read' },
    pages: [reportPage(paths.quizQuestionsReport, 'shell.titles.quizReport')],
  },
});
