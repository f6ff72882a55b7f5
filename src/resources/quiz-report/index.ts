import { paths } from '#contract/paths';
import { reportPage } from '../reportPage.ts';
import { reportRows } from '../reportRows.ts';

const tabs = () => import('./tabs.tsx');
const adapters = () => import('./adapters.ts');

/** A question of a quiz with its results: a row of the quiz report. */
export const quizQuestions = reportRows({
  name: 'quiz-questions',
  recordRepresentation: 'question',
  page: () => tabs().then((m) => m.QuestionsTab),
  adapter: () => adapters().then((m) => m.quizQuestionsAdapter),
  at: reportPage(paths.quizQuestionsReport, 'shell.titles.quizReport'),
});

/** A person with their quiz results: a row of its other tab. */
export const quizUsers = reportRows({
  name: 'quiz-users',
  recordRepresentation: 'email',
  page: () => tabs().then((m) => m.UsersTab),
  adapter: () => adapters().then((m) => m.quizUsersAdapter),
  at: reportPage(paths.quizUsersReport, 'shell.titles.quizReport'),
});
