import type { TFunction } from 'i18next';
import { getTrainingDepartments, getTrainingTimeline } from '#contract/trainingCharts';
import { getTrainingStatistics, type TrainingTotals } from '#contract/trainingReports';
import { barsChart, columnsChart, partsChart } from '~/components/charts/chartData.ts';
import { formatPercent } from '~/components/data/format.ts';
import { assignmentTones, sharesOf } from '~/features/trainings/public.ts';
import { bucketTexts } from '../report/bucketTexts.ts';
import { reportChart } from '../report/definition.ts';

/** How far people are, as a ring or as one bar. */
export const statusParts = (totals: TrainingTotals, t: TFunction, kind: 'donut' | 'share') =>
  partsChart({
    kind,
    title: t('campaigns.statistics.chart'),
    parts: sharesOf(totals).map(({ status, total }) => ({
      key: status,
      label: t(`campaigns.statuses.${status}`),
      value: totals[total],
      tone: assignmentTones[status],
    })),
    totalLabel: t('reports.figures.tasks'),
    columns: [t('reports.filters.names.statuses'), t('reports.figures.tasks'), t('campaigns.statistics.share')],
  });

export const statusChart = reportChart({
  key: 'status',
  endpoint: getTrainingStatistics,
  toChart: (totals, t) => statusParts(totals, t, 'donut'),
});

/** Each department's part that is done. */
export const departmentsChart = reportChart({
  key: 'departments',
  endpoint: getTrainingDepartments,
  toChart: ({ items, rest }, t) =>
    barsChart({
      title: t('reports.charts.departments'),
      bars: [
        ...items.map(({ id, name, completed, assignedUsers }) => ({ key: id, label: name, done: completed, all: assignedUsers })),
        ...(rest
          ? [
              {
                key: 'rest',
                label: t('reports.charts.otherDepartments', { count: rest.departments }),
                done: rest.completed,
                all: rest.assignedUsers,
              },
            ]
          : []),
      ].map(({ key, label, done, all }) => ({ key, label, value: all > 0 ? done / all : 0 })),
      columns: [t('reports.filters.names.departments'), t('reports.figures.completed')],
      max: 1,
      format: formatPercent,
    }),
});

export const timelineChart = reportChart({
  key: 'timeline',
  endpoint: getTrainingTimeline,
  isWide: true,
  toChart: ({ bucket, items }, t) => {
    const textOf = bucketTexts(bucket);
    return columnsChart({
      title: t('reports.charts.timeline'),
      series: [
        { key: 'assigned', label: t('reports.charts.assigned'), tone: 'neutral' },
        { key: 'completed', label: t('reports.figures.completed'), tone: 'success' },
      ],
      points: items.map(({ from, assigned, completed }) => ({ key: from, ...textOf(from), values: [assigned, completed] })),
      pointsLabel: t(`reports.charts.buckets.${bucket}`),
    });
  },
});
