import { useTranslation } from 'react-i18next';
import { getTrainingStatistics } from '#contract/trainingReports';
import { Chart } from '~/components/charts/Chart.tsx';
import { partsChart } from '~/components/charts/chartData.ts';
import { formatNumber, formatPercent } from '~/components/data/format.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { assignmentTones, shares } from '~/resources/trainings/index.ts';

/** The numbers of a campaign, and the same as a picture. */
export function CampaignTotals({ campaignId }: { campaignId: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useEndpoint(getTrainingStatistics, {
    query: { statuses: [], departments: [], groups: [], campaignIds: [campaignId] },
  });
  if (error) return <ErrorAlert error={error} onRetry={() => void refetch()} />;
  const parts = shares.map(({ status, total }) => ({
    key: status,
    label: t(`campaigns.statuses.${status}`),
    value: data?.[total] ?? 0,
    tone: assignmentTones[status],
  }));
  const numbers = [
    { key: 'assigned', label: t('campaigns.statistics.assigned'), value: data && formatNumber(data.assignedUsers) },
    ...parts.map(({ key, label, value }) => ({ key, label, value: data && formatNumber(value) })),
    {
      key: 'score',
      label: t('campaigns.statistics.score'),
      value: data && (data.averageScore === null ? '–' : formatPercent(data.averageScore / 100)),
    },
  ];
  return (
    <section className="course-page-card course-totals" aria-label={t('campaigns.page.statistics')} aria-busy={!data}>
      <dl>
        {numbers.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value ?? <span className="course-number-skeleton" />}</dd>
          </div>
        ))}
      </dl>
      {data && data.assignedUsers > 0 && (
        <Chart
          data={partsChart({
            kind: 'share',
            title: t('campaigns.statistics.chart'),
            parts,
            totalLabel: t('campaigns.people.title'),
            columns: [t('resources.users.fields.status'), t('campaigns.people.title'), t('campaigns.statistics.share')],
          })}
        />
      )}
    </section>
  );
}
