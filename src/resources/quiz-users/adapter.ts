import { listQuizUsers } from '#contract/reports/quizReports';
import { reportRowsAdapter } from '~/dataProvider/adapters/reports.ts';

export const quizUsersAdapter = reportRowsAdapter(listQuizUsers);
