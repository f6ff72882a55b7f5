import { useTranslation } from 'react-i18next';
import type { Course } from '#contract/courses/courses';
import { formatDateTime } from '~/components/data/format.ts';
import { Notice } from '~/components/form/Notice.tsx';
import { EmptyState } from '~/components/page/EmptyState.tsx';
import { useCan } from '~/session/useSession.ts';
import { CampaignPeople } from './CampaignPeople.tsx';
import { CampaignFigures } from './CampaignFigures.tsx';
import { useCampaignOf } from './useCampaignOf.ts';

/** How far the people of a course's campaign are. */
export function StatisticsTab({ course }: { course: Course }) {
  const { t } = useTranslation();
  const { id, isEnded, isPending } = useCampaignOf(course);
  const mayRemind = useCan('reminders:send');
  const waiting = course.activeCampaign?.status === 'scheduled' ? course.activeCampaign : null;
  const state = course.activeCampaign?.status ?? 'ended';
  if (!id) {
    return isPending ? (
      <div role="status" aria-label={t('common.loading')} />
    ) : (
      <EmptyState title={t('campaigns.statistics.none')} text={t('campaigns.statistics.noneText')} />
    );
  }
  return (
    <div className="course-statistics">
      {isEnded && <Notice tone="info">{t('campaigns.statistics.ended')}</Notice>}
      {waiting && (
        <Notice tone="info">{t('courses.card.starts', { date: formatDateTime(new Date(waiting.date_started * 1000)) })}</Notice>
      )}
      <CampaignFigures campaignId={id} isEnded={isEnded} />
      <CampaignPeople campaignId={id} course={course} state={state} canRemind={state === 'running' && mayRemind} />
    </div>
  );
}
