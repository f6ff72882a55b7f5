import type { TFunction } from 'i18next';
import { assignmentTones } from '#contract/tones';
import type { TrainingTotals } from '#contract/trainingReports';
import { type ChartData, partsChart } from '#contract/reports/chartData';
import { writingOf } from '~/components/data/writing.ts';
import { formatNumber, formatPercent } from '~/components/data/format.ts';
import { sharesOf } from '~/features/trainings/public.ts';

const partsOf = (totals: TrainingTotals, t: TFunction) =>
  sharesOf(totals).map(({ status, total }) => ({
    key: status,
    label: t(`campaigns.statuses.${status}`),
    value: totals[total],
    tone: assignmentTones[status],
  }));

/** The numbers of a campaign in the order in which they are read; without totals their names only. */
export function figuresOf(totals: TrainingTotals | undefined, t: TFunction): { key: string; label: string; value?: string }[] {
  const none = {
    assignedUsers: 0,
    notStarted: 0,
    inProgress: 0,
    completed: 0,
    overdue: 0,
    notCompleted: 0,
    paused: 0,
    averageScore: null,
  };
  const { assignedUsers, paused, averageScore } = totals ?? none;
  const figures = [
    { key: 'assigned', label: t('reports.fields.assignedUsers'), value: formatNumber(assignedUsers) },
    ...partsOf(totals ?? none, t).map(({ key, label, value }) => ({ key, label, value: formatNumber(value) })),
    ...(paused > 0 ? [{ key: 'paused', label: t('campaigns.statuses.paused'), value: formatNumber(paused) }] : []),
    {
      key: 'score',
      label: t('campaigns.statistics.score'),
      value: averageScore === null ? '–' : formatPercent(averageScore / 100),
    },
  ];
  return totals ? figures : figures.map(({ key, label }) => ({ key, label }));
}

export const chartOf = (totals: TrainingTotals, t: TFunction): ChartData =>
  partsChart(writingOf(t), {
    kind: 'share',
    title: t('campaigns.statistics.chart'),
    parts: partsOf(totals, t),
    totalLabel: t('campaigns.people.title'),
    columns: [t('resources.users.fields.status'), t('campaigns.people.title'), t('campaigns.statistics.share')],
  });

/** What the call of one campaign's totals takes. */
export const totalsInput = (campaignId: string) => ({
  query: { statuses: [], departments: [], groups: [], campaignIds: [campaignId] },
});
