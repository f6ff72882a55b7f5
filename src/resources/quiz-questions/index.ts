import { listQuizQuestions } from '#contract/reports/quizReports';
import { reportRowsAdapter } from '~/dataProvider/adapters/reports.ts';
import { resource } from '../resource.ts';

/** A question of the quizzes with how it was answered: a row of the quiz report. */
export const quizQuestions = resource({
  name: 'quiz-questions',
  recordRepresentation: 'question',
  options: { adapter: reportRowsAdapter(listQuizQuestions), access: { read: 'reports:read' } },
});
