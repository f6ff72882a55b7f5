import { z } from 'zod';
import { assignmentStatuses } from '../campaigns/campaignStates.ts';
import { at, endpoint, id, many } from '../kit/endpoint.ts';
import { anyCase, pageShape, searchShape } from '../reports/reportQuery.ts';
import { exerciseCompany, pageOf, wrapped } from './envelope.ts';
import { exerciseStatuses } from './exerciseStates.ts';
import { answerLabels, answerStatuses, layoutTypes } from './templates.ts';

/** Filters of the report of one campaign: people with one of these statuses, who are now in any of the departments and in any of the groups. */
const filterShape = { status: many(anyCase(assignmentStatuses)), departments: many(id), groups: many(id) };
const filters = z.object(filterShape);
export type ExerciseFilters = z.output<typeof filters>;

/** With `isCsv=true`, as with `Accept: text/csv`, the reply is all matching rows as CSV; the page is ignored. */
const rowsQuery = <F extends string>(orderFields: readonly [F, ...F[]]) =>
  z.object({ ...pageShape(orderFields), ...searchShape, ...filterShape, isCsv: z.enum(['true', 'false']).optional() });
const answersQuery = <F extends string>(orderFields: readonly [F, ...F[]]) =>
  z.object({ ...pageShape(orderFields), ...searchShape, isCsv: z.enum(['true', 'false']).optional() });

const count = z.number().int();
const percent = z.number().min(0).max(100);
/** Out of 10. `adjustedScore` counts a hard template more than an easy one (exerciseLimits.weights). */
const scores = { score: z.number().nullable(), adjustedScore: z.number().nullable() };

const setRow = z.object({
  id,
  name: z.string(),
  learners: count,
  completionPercentage: percent,
  completed: count,
  inProgress: count,
  notStarted: count,
  overdue: count,
});
export type ExerciseSetRow = z.input<typeof setRow>;

/** `daysToComplete`: days left until the deadline, null for overdue and completed ones. */
const userRow = z.object({
  id,
  fullName: z.string(),
  email: z.string(),
  departments: z.string(),
  status: z.enum(assignmentStatuses),
  daysToComplete: count.nullable(),
  completionPercentage: percent,
  correct: count,
  partial: count,
  wrong: count,
  ...scores,
  completedAt: at.nullable(),
  hasGoldenCertificate: z.boolean(),
  isDisabled: z.boolean(),
  isDeleted: z.boolean(),
});
export type ExerciseUserRow = z.input<typeof userRow>;

const templateRow = z.object({
  id,
  name: z.string(),
  thumbnailUrl: z.string().nullable(),
  type: z.enum(layoutTypes),
  correct: count,
  partial: count,
  wrong: count,
  total: count,
});
export type ExerciseTemplateRow = z.input<typeof templateRow>;

/** A person's answer to one template; null while they have not answered. */
const templateUser = z.object({
  id,
  fullName: z.string(),
  email: z.string(),
  answer: z.object({ name: z.enum(answerLabels), status: z.enum(answerStatuses) }).nullable(),
});
export type ExerciseTemplateUser = z.input<typeof templateUser>;

const userTemplate = z.object({
  id,
  name: z.string(),
  thumbnail: z.string().nullable(),
  type: z.enum(layoutTypes),
  answer: z.enum(answerLabels).nullable(),
  answerStatus: z.enum(answerStatuses).nullable(),
});
export type ExerciseUserTemplate = z.input<typeof userTemplate>;

/** `averageScorePercentage`: of those who completed it, null before; the adjusted one weighs templates by difficulty. */
const statistics = z.object({
  statuses: z.array(z.object({ name: z.enum(assignmentStatuses), count })),
  total: z.object({ averageScorePercentage: percent.nullable(), adjustedScorePercentage: percent.nullable(), learners: count }),
  campaign: z.object({ name: z.string(), status: z.enum(exerciseStatuses), startedAt: at }),
});
export type ExerciseStatistics = z.input<typeof statistics>;

const read = { method: 'GET', access: 'exerciseReports:read', tx: 'read' } as const;
const report = `${exerciseCompany}/campaign/{campaignId}/report` as const;
const options = wrapped(z.array(z.object({ id, name: z.string() })));
/** A campaign that waits for its start has no report; a company in its trial gets no files (exerciseLimits.trialRows). */
const errors = ['campaign_not_started', 'plan_required'] as const;

export const listReportDepartments = endpoint({
  ...read,
  path: `${report}/filter/departments`,
  summary: 'Departments of the people of a campaign',
  reply: options,
  errors: [],
});

export const listReportGroups = endpoint({
  ...read,
  path: `${report}/filter/groups`,
  summary: 'Groups of the people of a campaign',
  reply: options,
  errors: [],
});

export const getExerciseStatistics = endpoint({
  ...read,
  path: `${report}/statistics`,
  summary: 'People of a campaign by status, and their average score',
  query: filters,
  reply: wrapped(statistics),
  errors,
});

export const exerciseSetOrderFields = [
  'name',
  'learners',
  'completionPercentage',
  'completed',
  'inProgress',
  'notStarted',
  'overdue',
] as const;
export const exerciseUserOrderFields = [
  'fullName',
  'email',
  'status',
  'daysToComplete',
  'completionPercentage',
  'correct',
  'partial',
  'wrong',
  'score',
  'adjustedScore',
  'completedAt',
] as const;
export const exerciseTemplateOrderFields = ['name', 'type', 'correct', 'partial', 'wrong', 'total'] as const;
export const templateUserOrderFields = ['status', 'fullName', 'email', 'answer'] as const;
export const userTemplateOrderFields = ['answerStatus', 'name', 'type', 'answer'] as const;

export const listExerciseDepartments = endpoint({
  ...read,
  path: `${report}/departments`,
  summary: 'A campaign by department; with isCsv=true as a file',
  query: rowsQuery(exerciseSetOrderFields),
  reply: pageOf(setRow),
  errors,
});

export const listExerciseGroups = endpoint({
  ...read,
  path: `${report}/groups`,
  summary: 'A campaign by group; with isCsv=true as a file',
  query: rowsQuery(exerciseSetOrderFields),
  reply: pageOf(setRow),
  errors,
});

export const listExercisePeople = endpoint({
  ...read,
  path: `${report}/users`,
  summary: 'The people of a campaign; with isCsv=true as a file',
  query: rowsQuery(exerciseUserOrderFields),
  reply: pageOf(userRow),
  errors,
});

export const listExerciseTemplates = endpoint({
  ...read,
  path: `${report}/templates`,
  summary: 'Answers of a campaign by template; with isCsv=true as a file',
  query: rowsQuery(exerciseTemplateOrderFields),
  reply: pageOf(templateRow),
  errors,
});

export const listTemplateAnswers = endpoint({
  ...read,
  path: `${report}/template/{templateId}`,
  summary: 'What the people of a campaign answered to one template; with isCsv=true as a file',
  query: answersQuery(templateUserOrderFields),
  reply: pageOf(templateUser),
  errors,
});

export const listUserAnswers = endpoint({
  ...read,
  path: `${report}/user/{userId}`,
  summary: 'What one person answered to the templates of a campaign; with isCsv=true as a file',
  query: answersQuery(userTemplateOrderFields),
  reply: pageOf(userTemplate),
  errors,
});

/** With `Accept: application/pdf` as a document. */
export const getGoldenCertificate = endpoint({
  ...read,
  path: `${report}/user/{userId}/certificate`,
  summary: 'The golden certificate of a person with the top score',
  reply: wrapped(z.object({ fullName: z.string(), campaignName: z.string(), score: z.number(), completedAt: at })),
  errors: ['no_golden_certificate', 'pdf_busy', 'pdf_not_made'],
});

const across = `${exerciseCompany}/campaigns/report` as const;
const acrossRead = { ...read, access: 'reports:read' } as const;
const campaignsShape = { campaignIds: many(id) };

/** Over all campaigns that have begun, or some. */
export const getExercisesStatistics = endpoint({
  ...acrossRead,
  path: `${across}/statistics`,
  summary: 'People of all campaigns of phishing exercises by status, and their average score',
  query: z.object(campaignsShape),
  reply: wrapped(statistics.omit({ campaign: true }).extend({ campaigns: count, goldenCertificates: count })),
  errors: [],
});

export const listReportExercises = endpoint({
  ...acrossRead,
  path: `${across}/filter/campaigns`,
  summary: 'Campaigns of phishing exercises that have begun, by name',
  reply: options,
  errors: [],
});

const summaryRow = setRow.extend({ status: z.enum(exerciseStatuses), startedAt: at, ...scores });
export type ExerciseSummaryRow = z.input<typeof summaryRow>;
export const exerciseSummaryOrderFields = [...exerciseSetOrderFields, 'startedAt', 'score', 'adjustedScore'] as const;

export const listExerciseSummary = endpoint({
  ...acrossRead,
  path: `${across}/summary`,
  summary: 'Figures of each campaign of phishing exercises; with isCsv=true as a file',
  query: z.object({
    ...pageShape(exerciseSummaryOrderFields),
    ...searchShape,
    ...campaignsShape,
    isCsv: z.enum(['true', 'false']).optional(),
  }),
  reply: pageOf(summaryRow),
  errors: [],
});
