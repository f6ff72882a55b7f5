import {
  exerciseSummaryOrderFields,
  type ExerciseSummaryRow,
  exerciseTemplateOrderFields,
  type ExerciseTemplateRow,
  type ExerciseTemplateUser,
  exerciseUserOrderFields,
  type ExerciseUserRow,
  type ExerciseUserTemplate,
  listExerciseDepartments,
  listExerciseGroups,
  listExercisePeople,
  listExerciseSummary,
  listExerciseTemplates,
  listTemplateAnswers,
  listUserAnswers,
  templateUserOrderFields,
  userTemplateOrderFields,
} from '../exercise/reports.ts';
import { foundPage, type PageReply } from '../kit/replies.ts';
import { completionColumn, notRunningColumns, personColumns, setTable } from './campaignTables.ts';
import { columnsOf } from './column.ts';
import { tableOf } from './report.ts';

/**
 * The tables of the reports on phishing exercises: one campaign by person, department, group and template, the answers behind a
 * row, and all campaigns. i18n-keys: exercise.report.*
 */
const answerWords = 'exercise.answers';
const answerStatusWords = 'exercise.answerStatuses';
const typeWords = 'exercise.report.types';

const adjusted = {
  kind: 'score',
  source: 'adjustedScore',
  label: 'exercise.report.fields.adjustedScore',
  orderField: 'adjustedScore',
  priority: 4,
} as const;

export const exerciseUsers = tableOf({
  endpoint: listExercisePeople,
  read: foundPage<ExerciseUserRow>,
  columns: columnsOf<ExerciseUserRow>()([
    personColumns.fullName,
    { ...personColumns.email, priority: 7 },
    { ...personColumns.departments, priority: 8 },
    personColumns.status,
    {
      kind: 'number',
      source: 'daysToComplete',
      label: 'exercise.report.fields.daysLeft',
      orderField: 'daysToComplete',
      priority: 5,
    },
    { ...completionColumn, priority: 4 },
    { kind: 'number', source: 'correct', label: 'exercise.report.fields.correct', orderField: 'correct', priority: 3 },
    { kind: 'number', source: 'partial', label: 'exercise.report.fields.partial', orderField: 'partial', priority: 3 },
    { kind: 'number', source: 'wrong', label: 'exercise.report.fields.wrong', orderField: 'wrong', priority: 3 },
    { kind: 'score', source: 'score', label: 'exercise.report.fields.score', orderField: 'score', priority: 2 },
    adjusted,
    { ...personColumns.completedAt, priority: 6 },
    // Paper has no room for it beside the answers.
    { ...personColumns.openedAt, only: ['page', 'csv'] },
    personColumns.awayUntil,
    { kind: 'flag', source: 'hasGoldenCertificate', label: 'exercise.report.fields.golden', priority: 5 },
  ]),
  orderFields: exerciseUserOrderFields,
  orderBy: 'status',
  order: 'DESC',
  search: 'reports.campaign.search.users',
});

export const exerciseDepartments = setTable('departments', listExerciseDepartments);
export const exerciseGroups = setTable('groups', listExerciseGroups);

export const exerciseTemplates = tableOf({
  endpoint: listExerciseTemplates,
  read: foundPage<ExerciseTemplateRow>,
  columns: columnsOf<ExerciseTemplateRow>()([
    { kind: 'text', source: 'name', label: 'exercise.report.fields.template', orderField: 'name', priority: 1 },
    {
      kind: 'word',
      source: 'type',
      texts: typeWords,
      label: 'exercise.report.fields.type',
      orderField: 'type',
      priority: 3,
    },
    { kind: 'number', source: 'correct', label: 'exercise.report.fields.correct', orderField: 'correct', priority: 2 },
    { kind: 'number', source: 'partial', label: 'exercise.report.fields.partial', orderField: 'partial', priority: 2 },
    { kind: 'number', source: 'wrong', label: 'exercise.report.fields.wrong', orderField: 'wrong', priority: 1 },
    { kind: 'number', source: 'total', label: 'exercise.report.fields.total', orderField: 'total', priority: 3 },
  ]),
  orderFields: exerciseTemplateOrderFields,
  orderBy: 'wrong',
  order: 'DESC',
  search: 'exercise.report.search.templates',
});

/** A person's answer to one template, flat for a table; null while they have not answered. */
export type TemplateAnswer = Omit<ExerciseTemplateUser, 'answer'> & { answer: string | null; answerStatus: string | null };
export const templateAnswerOf = ({ answer, ...user }: ExerciseTemplateUser): TemplateAnswer => ({
  ...user,
  answer: answer?.name ?? null,
  answerStatus: answer?.status ?? null,
});

const answerColumn = {
  kind: 'word',
  source: 'answer',
  texts: answerWords,
  label: 'exercise.report.fields.answer',
  orderField: 'answer',
  priority: 2,
} as const;

/** What people answered to one template. */
export const templateAnswers = tableOf({
  endpoint: listTemplateAnswers,
  read: (reply: PageReply<ExerciseTemplateUser>) => {
    const { rows, total } = foundPage(reply);
    return { rows: rows.map(templateAnswerOf), total };
  },
  columns: columnsOf<TemplateAnswer>()([
    personColumns.fullName,
    { ...personColumns.email, priority: 3 },
    answerColumn,
    {
      kind: 'word',
      source: 'answerStatus',
      texts: answerStatusWords,
      label: 'exercise.report.fields.answerStatus',
      orderField: 'status',
      priority: 1,
    },
  ]),
  orderFields: templateUserOrderFields,
  orderBy: 'status',
  order: 'DESC',
  search: 'reports.campaign.search.users',
});

/** What one person answered to the templates of a campaign. */
export const userAnswers = tableOf({
  endpoint: listUserAnswers,
  read: foundPage<ExerciseUserTemplate>,
  columns: columnsOf<ExerciseUserTemplate>()([
    { kind: 'text', source: 'name', label: 'exercise.report.fields.template', orderField: 'name', priority: 1 },
    { kind: 'word', source: 'type', texts: typeWords, label: 'exercise.report.fields.type', orderField: 'type', priority: 3 },
    answerColumn,
    {
      kind: 'word',
      source: 'answerStatus',
      texts: answerStatusWords,
      label: 'exercise.report.fields.answerStatus',
      orderField: 'answerStatus',
      priority: 1,
    },
  ]),
  orderFields: userTemplateOrderFields,
  orderBy: 'answerStatus',
  order: 'DESC',
  search: 'exercise.report.search.templates',
});

export const exerciseSummary = tableOf({
  endpoint: listExerciseSummary,
  read: foundPage<ExerciseSummaryRow>,
  columns: columnsOf<ExerciseSummaryRow>()([
    { kind: 'text', source: 'name', label: 'exercise.report.fields.campaign', orderField: 'name', priority: 1 },
    { kind: 'word', source: 'status', texts: 'exercise.report.states', label: 'reports.campaign.fields.status', priority: 4 },
    { kind: 'number', source: 'learners', label: 'reports.campaign.fields.learners', orderField: 'learners', priority: 2 },
    completionColumn,
    { kind: 'number', source: 'completed', label: 'campaigns.statuses.completed', orderField: 'completed', priority: 3 },
    { kind: 'number', source: 'inProgress', label: 'campaigns.statuses.in_progress', orderField: 'inProgress', priority: 6 },
    { kind: 'number', source: 'notStarted', label: 'campaigns.statuses.not_started', orderField: 'notStarted', priority: 6 },
    { kind: 'number', source: 'overdue', label: 'campaigns.statuses.overdue', orderField: 'overdue', priority: 3 },
    ...notRunningColumns,
    { kind: 'score', source: 'score', label: 'exercise.report.fields.score', orderField: 'score', priority: 1 },
    { ...adjusted, priority: 5 },
    { kind: 'day', source: 'startedAt', label: 'exercise.report.fields.startedAt', orderField: 'startedAt', priority: 4 },
  ]),
  orderFields: exerciseSummaryOrderFields,
  orderBy: 'startedAt',
  order: 'DESC',
  search: 'exercise.report.search.campaigns',
});
