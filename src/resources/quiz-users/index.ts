import { listQuizUsers } from '#contract/reports/quizReports';
import { reportRowsAdapter } from '~/dataProvider/adapters/reports.ts';
import { resource } from '../resource.ts';

/** A person with how they did in the quizzes: a row of the quiz report. */
export const quizUsers = resource({
  name: 'quiz-users',
  recordRepresentation: 'email',
  options: { adapter: reportRowsAdapter(listQuizUsers), access: { read: 'reports:read' } },
});
