import { exerciseLimits } from '../exercise/limits.ts';
import { getExercisesStatistics, getExerciseStatistics } from '../exercise/reports.ts';
import { learnersFigure, openedFigure, statusShares, tabReports } from './campaignTables.ts';
import { exerciseDepartments, exerciseGroups, exerciseSummary, exerciseTemplates, exerciseUsers } from './exercises.ts';
import { figuresOf } from './figure.ts';
import { type Report, summaryOf } from './report.ts';

type Statuses = readonly { name: string; count: number }[];
interface Scores {
  averageScorePercentage: number | null;
  adjustedScorePercentage: number | null;
  learners: number;
  unfinished: number;
  opened?: number | undefined;
}
/** With the four decimals that the percentage is from: 59.5 / 100 * 10 is 5.949…, which would be written as 5.9 where a card has 6.0. */
const outOfTop = (percent: number | null) => percent && Math.round(percent * exerciseLimits.topScore * 100) / 10_000;
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
  /** Of one campaign. */
  opened?: number | undefined;
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
    opened: total.opened,
  };
}

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
  figures: [learnersFigure, ...statusShares, ...scores, openedFigure],
  totalsIn: ({ data }: { data: Parameters<typeof totalsOf>[0] & { campaign: { name: string } } }) => ({
    totals: totalsOf(data),
    name: data.campaign.name,
  }),
});

/** The figures of several campaigns: somebody in three of them has three tasks. */
export const exercisesFigures = summaryOf({
  endpoint: getExercisesStatistics,
  figures: [
    { kind: 'number', source: 'campaigns', label: 'exercise.report.fields.campaigns' },
    { kind: 'number', source: 'learners', label: 'reports.figures.tasks' },
    ...statusShares,
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

/** The tabs of the report of one campaign. */
export const exerciseReports = tabReports({
  name: 'exercise',
  filters: ['period', 'status', 'departments', 'groups'],
  summary: exerciseFigures,
  tables: { users: exerciseUsers, departments: exerciseDepartments, groups: exerciseGroups, templates: exerciseTemplates },
  texts: { templates: 'exercise.report.tabs.templates' },
});
