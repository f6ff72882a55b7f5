import { type GeneralReport, getGeneralReport } from '#contract/generalReport';
import { paths } from '#contract/paths';
import type { DepartmentFigures } from '#contract/trainingCharts';
import type { TrainingTotals } from '#contract/trainingReports';
import { barsChart } from '~/components/charts/chartData.ts';
import { formatPercent } from '~/components/data/format.ts';
import { answersChart, quizSummary } from '../quizzes/quizReports.tsx';
import { type Figure, type ReportChart, reportChart, type ReportKey, type Summary } from '../report/definition.ts';
import { statusParts } from '../training/charts.ts';
import { trainingFigures } from '../training/trainingReport.ts';

/** One area's part of the general report: its numbers and pictures, and the way to its own report. */
export interface Section {
  key: ReportKey;
  path: string;
  summary: Summary<unknown>;
  charts: readonly ReportChart[];
}
const section = <Totals>(part: Omit<Section, 'summary'> & { summary: Summary<Totals> }): Section => part as unknown as Section;

/** A number of the training report as it is now and as it was before. */
const compared = ({ detail: _detail, ...figure }: Figure<TrainingTotals>): Figure<GeneralReport> => {
  const { value, of } = figure;
  return {
    ...figure,
    value: ({ training }) => value(training.current),
    before: ({ training }) => value(training.previous),
    of: of && (({ training }) => of(training.current)),
  } as Figure<GeneralReport>;
};

const departmentBars = (key: 'best' | 'worst') =>
  reportChart({
    key,
    endpoint: getGeneralReport,
    toChart: ({ training }, t) =>
      barsChart({
        title: t(`reports.charts.${key}`),
        bars: training[key].map(({ id, name, completed, assignedUsers }: DepartmentFigures) => ({
          key: id,
          label: name,
          value: assignedUsers > 0 ? completed / assignedUsers : 0,
        })),
        columns: [t('reports.filters.names.departments'), t('reports.figures.completed')],
        tone: key === 'best' ? 'success' : 'warning',
        max: 1,
        format: formatPercent,
      }),
  });

/** The general report from top to bottom; a further area is a further entry. */
export const sections: readonly Section[] = [
  section({
    key: 'training',
    path: paths.trainingReport,
    summary: { endpoint: getGeneralReport, figures: trainingFigures.map(compared), note: 'reports.tasksNote' },
    charts: [
      reportChart({
        key: 'status',
        endpoint: getGeneralReport,
        isWide: true,
        toChart: ({ training }, t) => statusParts(training.current, t, 'share'),
      }),
      departmentBars('best'),
      departmentBars('worst'),
    ],
  }),
  section({ key: 'quizzes', path: paths.quizQuestionsReport, summary: quizSummary, charts: [answersChart] }),
];
