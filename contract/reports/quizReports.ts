import { z } from 'zod';
import { endpoint, id, many } from '../kit/endpoint.ts';
import { itemsReply } from '../kit/replies.ts';
import { pageShape, reportQuery, searchShape } from './reportQuery.ts';

/**
 * Answers to quiz questions: each person's latest answer in each campaign, to questions that still exist. Filters are those of
 * the training reports, on the assignment in which a question was answered, and the courses.
 */
const quizShape = { courseIds: many(id) };

/** `correctShare` and `averageScore` are percentages of right answers. */
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

/** Only questions with answers. `searchText` matches the question. Supports `Accept: text/csv`. */
export const listQuizQuestions = endpoint({
  method: 'GET',
  path: '/reports/api/v1/company/{companyId}/quizzes/questions',
  summary: 'Quiz questions with the share of right answers; with Accept: text/csv as a file',
  access: 'reports:read',
  tx: 'read',
  query: reportQuery({ ...quizShape, ...pageShape(quizQuestionOrderFields), ...searchShape }),
  reply: itemsReply(quizQuestion),
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

/** Only people with answers; `quizzes` counts a quiz once per campaign in which they answered it. */
export const listQuizUsers = endpoint({
  method: 'GET',
  path: '/reports/api/v1/company/{companyId}/quizzes/users',
  summary: 'People with the quizzes they answered and their score; with Accept: text/csv as a file',
  access: 'reports:read',
  tx: 'read',
  query: reportQuery({ ...quizShape, ...pageShape(quizUserOrderFields), ...searchShape }),
  reply: itemsReply(quizUser),
  errors: [],
});
