import { useTranslation } from 'react-i18next';
import { courseReport } from '#contract/reports/people';
import { Charts } from '~/report/page/Charts.tsx';
import { Figures } from '~/report/page/Figures.tsx';
import { useFollowed } from '~/report/useFollowed.ts';
import '~/report/report.css';

interface Props {
  campaignId: string;
  /** Nothing moves any more. */
  isEnded: boolean;
}

/** What the page shows besides: who is how far, and whether the campaign has begun or ended meanwhile. */
const besides = ['campaign-people', 'courses'] as const;

/** The numbers of a campaign as they move, and the same as a picture. */
export function CampaignFigures({ campaignId, isEnded }: Props) {
  const { t } = useTranslation();
  const { summary, charts } = courseReport;
  const query = { campaignIds: [campaignId] };
  useFollowed(summary, query, { isOver: isEnded, besides });
  return (
    <>
      <section className="page-card" aria-label={t('campaigns.page.statistics')}>
        <Figures summary={summary} query={query} />
      </section>
      <Charts charts={charts} query={query} />
    </>
  );
}
