import { getExercisesStatistics, getExerciseStatistics } from '../exercise/reports.ts';
import { exerciseDepartments, exerciseGroups, exerciseSummary, exerciseTemplates, exerciseUsers } from './exercises.ts';
import { figuresOf } from './figure.ts';
import { type Report, type ReportTable, summaryOf } from './report.ts';

type Statuses = readonly { name: string; count: number }[];
interface Scores {
  averageScorePercentage: number | null;
  adjustedScorePercentage: number | null;
  learners: number;
}
/** People by status and their average scores, flat for figures. */
export interface ExerciseTotals {
  learners: number;
  completed: number;
  inProgress: number;
  notStarted: number;
  overdue: number;
  averageScore: number | null;
  adjustedScore: number | null;
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
    averageScore: total.averageScorePercentage,
    adjustedScore: total.adjustedScorePercentage,
  };
}

const figures = figuresOf<ExerciseTotals>()([
  { kind: 'number', source: 'learners', label: 'exercise.report.fields.learners' },
  { kind: 'number', source: 'completed', label: 'campaigns.statuses.completed', of: 'learners' },
  { kind: 'number', source: 'inProgress', label: 'campaigns.statuses.in_progress', of: 'learners' },
  { kind: 'number', source: 'notStarted', label: 'campaigns.statuses.not_started', of: 'learners' },
  { kind: 'number', source: 'overdue', label: 'campaigns.statuses.overdue', of: 'learners' },
  { kind: 'percent', source: 'averageScore', label: 'exercise.report.fields.averageScore' },
  { kind: 'percent', source: 'adjustedScore', label: 'exercise.report.fields.averageAdjusted' },
]);

/** The figures of one campaign. */
export const exerciseFigures = summaryOf({
  endpoint: getExerciseStatistics,
  figures,
  totalsIn: ({ data }: { data: Parameters<typeof totalsOf>[0] }) => ({ totals: totalsOf(data) }),
});

/** The figures of all campaigns. */
export const exercisesFigures = summaryOf({
  endpoint: getExercisesStatistics,
  figures: [
    { kind: 'number', source: 'campaigns', label: 'exercise.report.fields.campaigns' },
    ...figures,
    { kind: 'number', source: 'goldenCertificates', label: 'exercise.report.fields.goldenCertificates' },
  ],
  totalsIn: ({ data }: { data: Parameters<typeof totalsOf>[0] & { campaigns: number; goldenCertificates: number } }) => ({
    totals: { ...totalsOf(data), campaigns: data.campaigns, goldenCertificates: data.goldenCertificates },
  }),
});

/** All campaigns of phishing exercises that have begun, on a page of its own. */
export const exercisesReport = {
  name: 'exercises',
  filters: ['exerciseIds'],
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
