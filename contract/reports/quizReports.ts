import { z } from 'zod';
import { endpoint, id, many } from '../kit/endpoint.ts';
import { pageShape, reportQuery, searchShape } from './reportQuery.ts';

/**
 * Answers to quiz questions: the last one that each person gave in each campaign, of questions that still exist. The filters are
 * those of the training reports, about the work on which a question was answered, and the courses.
 */
const quizShape = { courseIds: many(id) };

/** `correctShare` and `averageScore` are percents of right answers. */
export const quizTotals = z.object({
  users: z.number().int(),
  answers: z.number().int(),
  correct: z.number().int(),
  wrong: z.number().int(),
  averageScore: z.number().min(0).max(100).nullable(),
});
export type QuizTotals = z.input<typeof quizTotals>;

export const getQuizStatistics = endpoint({
  method: 'GET',
  path: '/reports/api/v1/company/{companyId}/quizzes/statistics',
  summary: 'How many people answered questions, and how many answers were right',
  access: 'reports:read',
  tx: 'read',
  query: reportQuery(quizShape),
  reply: quizTotals,
  errors: [],
});

export const quizQuestion = z.object({
  id,
  question: z.string(),
  courseId: id,
  courseName: z.string(),
  answers: z.number().int(),
  correct: z.number().int(),
  wrong: z.number().int(),
  correctShare: z.number().min(0).max(100),
});
export type QuizQuestion = z.input<typeof quizQuestion>;
export const quizQuestionOrderFields = ['question', 'courseName', 'answers', 'correct', 'wrong', 'correctShare'] as const;

/** Only questions that somebody answered. `searchText` is looked for in the question. `Accept: text/csv` as everywhere. */
export const listQuizQuestions = endpoint({
  method: 'GET',
  path: '/reports/api/v1/company/{companyId}/quizzes/questions',
  summary: 'Quiz questions with the share of right answers; with Accept: text/csv as a file',
  access: 'reports:read',
  tx: 'read',
  query: reportQuery({ ...quizShape, ...pageShape(quizQuestionOrderFields), ...searchShape }),
  reply: z.object({ items: z.array(quizQuestion), totalCount: z.number().int() }),
  errors: [],
});

/** A deleted person keeps their figures without name and address. */
export const quizUser = z.object({
  id,
  name: z.string(),
  lastName: z.string(),
  email: z.string(),
  isDeleted: z.boolean(),
  quizzes: z.number().int(),
  answers: z.number().int(),
  correct: z.number().int(),
  averageScore: z.number().min(0).max(100),
});
export type QuizUser = z.input<typeof quizUser>;
export const quizUserOrderFields = ['name', 'email', 'quizzes', 'answers', 'correct', 'averageScore'] as const;

/** Only people who answered a question; `quizzes` counts a quiz once for each campaign in which they answered it. */
export const listQuizUsers = endpoint({
  method: 'GET',
  path: '/reports/api/v1/company/{companyId}/quizzes/users',
  summary: 'People with the quizzes they answered and their score; with Accept: text/csv as a file',
  access: 'reports:read',
  tx: 'read',
  query: reportQuery({ ...quizShape, ...pageShape(quizUserOrderFields), ...searchShape }),
  reply: z.object({ items: z.array(quizUser), totalCount: z.number().int() }),
  errors: [],
});
