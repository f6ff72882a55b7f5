import { useTranslation } from 'react-i18next';
import { getTrainingStatistics } from '#contract/trainingReports';
import { Chart } from '~/components/charts/Chart.tsx';
import { FigureList } from '~/components/data/FigureList.tsx';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { chartOf, figuresOf, totalsInput } from './totals.ts';

/** The numbers of a campaign, and the same as a picture. */
export function CampaignTotals({ campaignId }: { campaignId: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useEndpoint(getTrainingStatistics, totalsInput(campaignId));
  if (error) return <ErrorAlert error={error} onRetry={() => void refetch()} />;
  return (
    <section className="page-card course-totals" aria-label={t('campaigns.page.statistics')} aria-busy={!data}>
      <FigureList figures={figuresOf(data, t)} />
      {data && data.assignedUsers > 0 && <Chart data={chartOf(data, t)} />}
    </section>
  );
}
