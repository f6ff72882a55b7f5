import { useTranslation } from 'react-i18next';
import { Chart } from '~/components/charts/Chart.tsx';
import { FigureList } from '~/components/data/FigureList.tsx';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { chartOf, figuresOf } from './totals.ts';
import { useFollowedTotals } from './useFollowedTotals.ts';

interface Props {
  campaignId: string;
  /** Nothing moves any more. */
  isEnded: boolean;
}

/** The numbers of a campaign, and the same as a picture. */
export function CampaignTotals({ campaignId, isEnded }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useFollowedTotals(campaignId, isEnded);
  if (error && !data) return <ErrorAlert error={error} onRetry={() => void refetch()} />;
  return (
    <section className="page-card course-totals" aria-label={t('campaigns.page.statistics')} aria-busy={!data}>
      <FigureList figures={figuresOf(data, t)} />
      {data && data.assignedUsers > 0 && <Chart data={chartOf(data, t)} />}
    </section>
  );
}
