import { z } from 'zod';
import { at, endpoint, id, many } from '../kit/endpoint.ts';
import { pageOf, wrapped } from '../kit/replies.ts';
import { setOrderFields, tabCalls, tabFilters, tabQuery } from '../reports/campaignTabs.ts';
import { aboutUsual, anyCase, pageShape, searchShape } from '../reports/reportQuery.ts';
import { exerciseCompany } from './paths.ts';
import { reportedStatuses } from './exerciseStates.ts';
import { count, statistics, summaryRow, templateRow, templateUser, userRow, userTemplate } from './reportRows.ts';

export type {
  ExerciseUserRow,
  ExerciseTemplateRow,
  ExerciseTemplateUser,
  ExerciseUserTemplate,
  ExerciseStatistics,
  ExerciseSummaryRow,
} from './reportRows.ts';

const answersQuery = <F extends string>(orderFields: readonly [F, ...F[]]) =>
  z.object({ ...pageShape(orderFields), ...searchShape, isCsv: z.enum(['true', 'false']).optional() });

const read = { method: 'GET', access: 'exerciseReports:read', tx: 'read' } as const;
const report = `${exerciseCompany}/campaign/{campaignId}/report` as const;
const options = wrapped(z.array(z.object({ id, name: z.string() })));
const errors = ['exercise_not_started', 'plan_required'] as const;

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
/** A campaign that waits for its start has no report; a company in its trial gets no files (reportLimits.trialRows). */
export const {
  users: listExercisePeople,
  departments: listExerciseDepartments,
  groups: listExerciseGroups,
  departmentNames: listReportDepartments,
  groupNames: listReportGroups,
} = tabCalls({
  path: report,
  access: 'exerciseReports:read',
  what: 'a campaign',
  people: { row: userRow, orderFields: exerciseUserOrderFields },
  errors: ['exercise_not_started'],
  isLocked: true,
});

export const getExerciseStatistics = endpoint({
  ...read,
  path: `${report}/statistics`,
  summary: 'People of a campaign by status, and their average score',
  query: tabFilters,
  reply: wrapped(statistics),
  errors,
});

export const exerciseTemplateOrderFields = ['name', 'type', 'correct', 'partial', 'wrong', 'total'] as const;
export const templateUserOrderFields = ['status', 'fullName', 'email', 'answer'] as const;
export const userTemplateOrderFields = ['answerStatus', 'name', 'type', 'answer'] as const;

export const listExerciseTemplates = endpoint({
  ...read,
  path: `${report}/templates`,
  summary: 'Answers of a campaign by template; with isCsv=true as a file',
  query: tabQuery(exerciseTemplateOrderFields),
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
  errors: ['no_golden_certificate', 'plan_required', 'pdf_busy', 'pdf_not_made'],
});

const across = `${exerciseCompany}/campaigns/report` as const;
const acrossRead = { ...read, access: 'reports:read' } as const;
const campaignsShape = { campaignIds: many(id), campaignStatuses: many(anyCase(reportedStatuses)) };

/** Over campaigns that have begun: without `campaignIds` and `campaignStatuses` the running ones. */
export const getExercisesStatistics = endpoint({
  ...acrossRead,
  path: `${across}/statistics`,
  summary: 'People of all campaigns of phishing exercises by status, and their average score',
  query: z.object(campaignsShape).transform((query) => aboutUsual(query)),
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

export const exerciseSummaryOrderFields = [...setOrderFields, 'startedAt', 'score', 'adjustedScore'] as const;

/** `totalCount` is the true number; a plan without whole reports gets the last few campaigns only, `shownCount` of them, the same ones under every filter. */
export const listExerciseSummary = endpoint({
  ...acrossRead,
  path: `${across}/summary`,
  summary: 'Figures of each campaign of phishing exercises; with isCsv=true as a file',
  query: z
    .object({
      ...pageShape(exerciseSummaryOrderFields),
      ...searchShape,
      ...campaignsShape,
      isCsv: z.enum(['true', 'false']).optional(),
    })
    .transform((query) => aboutUsual(query)),
  reply: pageOf(summaryRow),
  errors: [],
});
