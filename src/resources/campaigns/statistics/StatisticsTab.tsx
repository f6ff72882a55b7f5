import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { RecordContextProvider } from 'react-admin';
import type { Course } from '#contract/courses/courses';
import { courseReport } from '#contract/reports/people';
import { formatDateTime } from '~/components/data/format.ts';
import { EmptyState } from '~/components/page/EmptyState.tsx';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { Charts } from '~/report/page/Charts.tsx';
import { Figures } from '~/report/page/Figures.tsx';
import { useFollowed } from '~/report/useFollowed.ts';
import { CampaignPeople, useCampaignOf } from '~/resources/campaign-people/public.ts';
import cardCss from '~/components/page/card.module.css';
import css from './StatisticsTab.module.css';

/** The progress of people in the campaign of a course. */
export function StatisticsTab({ course }: { course: Course }) {
  const { t } = useTranslation();
  const { id, isEnded, isPending } = useCampaignOf(course);
  const waiting = course.activeCampaign?.status === 'scheduled' ? course.activeCampaign : null;
  if (!id) {
    return isPending ? (
      <div role="status" aria-label={t('common.loading')} />
    ) : (
      <EmptyState title={t('campaigns.statistics.none')} text={t('campaigns.statistics.noneText')} />
    );
  }
  return (
    <div className={css.statistics}>
      {isEnded && <Notice tone="info">{t('campaigns.statistics.ended')}</Notice>}
      {waiting && (
        <Notice tone="info">{t('courses.card.starts', { date: formatDateTime(new Date(waiting.date_started * 1000)) })}</Notice>
      )}
      <CampaignFigures campaignId={id} isEnded={isEnded} />
      <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
        <RecordContextProvider value={course}>
          <CampaignPeople />
        </RecordContextProvider>
      </Suspense>
    </div>
  );
}

interface CampaignFiguresProps {
  campaignId: string;
  /** True when the figures no longer change. */
  isEnded: boolean;
}

/** The resources to read again with the figures: the people's progress, and whether the campaign has started or ended. */
const besides = ['campaign-people', 'courses'] as const;

/** The live figures of a campaign and their chart. */
function CampaignFigures({ campaignId, isEnded }: CampaignFiguresProps) {
  const { t } = useTranslation();
  const { summary, charts } = courseReport;
  const query = { campaignIds: [campaignId] };
  useFollowed(summary, query, { isOver: isEnded, besides });
  return (
    <>
      <section className={cardCss.card} aria-label={t('campaigns.page.statistics')}>
        <Figures summary={summary} query={query} />
      </section>
      <Charts charts={charts} query={query} />
    </>
  );
}
