import { useTranslation } from 'react-i18next';
import { getTrainingStatistics } from '#contract/trainingReports';
import { Chart } from '~/components/charts/Chart.tsx';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { chartOf, figuresOf, totalsInput } from './totals.ts';

/** The numbers of a campaign, and the same as a picture. */
export function CampaignTotals({ campaignId }: { campaignId: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useEndpoint(getTrainingStatistics, totalsInput(campaignId));
  if (error) return <ErrorAlert error={error} onRetry={() => void refetch()} />;
  return (
    <section className="course-page-card course-totals" aria-label={t('campaigns.page.statistics')} aria-busy={!data}>
      <dl>
        {figuresOf(data, t).map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value ?? <span className="course-number-skeleton" />}</dd>
          </div>
        ))}
      </dl>
      {data && data.assignedUsers > 0 && <Chart data={chartOf(data, t)} />}
    </section>
  );
}
