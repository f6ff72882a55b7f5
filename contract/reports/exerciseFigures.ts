import { exerciseLimits } from '../exercise/limits.ts';
import { getExercisesStatistics, getExerciseStatistics } from '../exercise/reports.ts';
import { exerciseDepartments, exerciseGroups, exerciseSummary, exerciseTemplates, exerciseUsers } from './exercises.ts';
import { figuresOf } from './figure.ts';
import { type Report, type ReportTable, summaryOf } from './report.ts';

type Statuses = readonly { name: string; count: number }[];
interface Scores {
  averageScorePercentage: number | null;
  adjustedScorePercentage: number | null;
  learners: number;
  unfinished: number;
}
const outOfTop = (percent: number | null) => percent && (percent / 100) * exerciseLimits.topScore;
/** People by status and their average scores, flat for figures. */
export interface ExerciseTotals {
  learners: number;
  completed: number;
  inProgress: number;
  notStarted: number;
  overdue: number;
  notCompleted: number;
  paused: number;
  /** Out of 10, of those who have completed; `unfinished` others have answered something. */
  averageScore: number | null;
  adjustedScore: number | null;
  unfinished: number;
  campaigns?: number;
  goldenCertificates?: number;
}
function totalsOf({ statuses, total }: { statuses: Statuses; total: Scores }): ExerciseTotals {
  const count = (status: string) => statuses.find(({ name }) => name === status)?.count ?? 0;
  return {
    learners: total.learners,
    completed: count('completed'),
    inProgress: count('in_progress'),
    notStarted: count('not_started'),
    overdue: count('overdue'),
    notCompleted: count('not_completed'),
    paused: count('paused'),
    averageScore: outOfTop(total.averageScorePercentage),
    adjustedScore: outOfTop(total.adjustedScorePercentage),
    unfinished: total.unfinished,
  };
}

const statuses = figuresOf<ExerciseTotals>()([
  { kind: 'number', source: 'completed', label: 'campaigns.statuses.completed', of: 'learners' },
  { kind: 'number', source: 'inProgress', label: 'campaigns.statuses.in_progress', of: 'learners' },
  { kind: 'number', source: 'notStarted', label: 'campaigns.statuses.not_started', of: 'learners' },
  { kind: 'number', source: 'overdue', label: 'campaigns.statuses.overdue', of: 'learners' },
  { kind: 'number', source: 'notCompleted', label: 'campaigns.statuses.not_completed', of: 'learners', isRare: true },
  { kind: 'number', source: 'paused', label: 'campaigns.statuses.paused', of: 'learners', isRare: true },
]);
const scores = figuresOf<ExerciseTotals>()([
  {
    kind: 'score',
    source: 'averageScore',
    label: 'exercise.report.fields.averageScore',
    without: { source: 'unfinished', text: 'exercise.report.unfinished' },
  },
  { kind: 'score', source: 'adjustedScore', label: 'exercise.report.fields.averageAdjusted' },
]);

/** The figures of one campaign. */
export const exerciseFigures = summaryOf({
  endpoint: getExerciseStatistics,
  figures: [{ kind: 'number', source: 'learners', label: 'exercise.report.fields.learners' }, ...statuses, ...scores],
  totalsIn: ({ data }: { data: Parameters<typeof totalsOf>[0] }) => ({ totals: totalsOf(data) }),
});

/** The figures of several campaigns: somebody in three of them has three tasks. */
export const exercisesFigures = summaryOf({
  endpoint: getExercisesStatistics,
  figures: [
    { kind: 'number', source: 'campaigns', label: 'exercise.report.fields.campaigns' },
    { kind: 'number', source: 'learners', label: 'reports.figures.tasks' },
    ...statuses,
    ...scores,
    { kind: 'number', source: 'goldenCertificates', label: 'exercise.report.fields.goldenCertificates' },
  ],
  note: 'reports.tasksNote',
  totalsIn: ({ data }: { data: Parameters<typeof totalsOf>[0] & { campaigns: number; goldenCertificates: number } }) => ({
    totals: { ...totalsOf(data), campaigns: data.campaigns, goldenCertificates: data.goldenCertificates },
  }),
});

/** All campaigns of phishing exercises that have begun, on a page of its own. */
export const exercisesReport = {
  name: 'exercises',
  filters: ['exerciseIds', 'exerciseStatuses'],
  summary: exercisesFigures,
  table: exerciseSummary,
} as const satisfies Report;

const filters = ['status', 'departments', 'groups'] as const;
/** The tabs of the report of one campaign. */
export const exerciseReports = {
  users: { name: 'exercise-users', filters, texts: 'exercise.report.tabs.users', summary: exerciseFigures, table: exerciseUsers },
  departments: {
    name: 'exercise-departments',
    filters,
    texts: 'exercise.report.tabs.departments',
    summary: exerciseFigures,
    table: exerciseDepartments,
  },
  groups: {
    name: 'exercise-groups',
    filters,
    texts: 'exercise.report.tabs.groups',
    summary: exerciseFigures,
    table: exerciseGroups,
  },
  templates: {
    name: 'exercise-templates',
    filters,
    texts: 'exercise.report.tabs.templates',
    summary: exerciseFigures,
    table: exerciseTemplates,
  },
} as const satisfies Record<string, Report<ReportTable, string>>;
export type ExerciseTab = keyof typeof exerciseReports;
