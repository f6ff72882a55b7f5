import { listQuizQuestions, listQuizUsers } from '#contract/reports/quizReports';
import { reportRowsAdapter } from '~/dataProvider/adapters/reports.ts';

export const quizQuestionsAdapter = reportRowsAdapter(listQuizQuestions);
export const quizUsersAdapter = reportRowsAdapter(listQuizUsers);
