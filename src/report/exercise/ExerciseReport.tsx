import { useEffect } from 'react';
import { useGetOne } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import type { ExerciseCampaign } from '#contract/exercise/campaigns';
import { hasReport } from '#contract/exercise/exerciseStates';
import { paths } from '#contract/paths';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { PageSkeleton } from '~/components/feedback/PageSkeleton.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import type { ListRecord } from '~/components/list/column.ts';
import { NotFoundState } from '~/components/page/NotFoundState.tsx';
import { isHeedError } from '~/errors/heedError.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { ReportTab, type ReportTabProps } from './ReportTab.tsx';

/** A tab of the report of the campaign in the address. A campaign that has not begun leads back to the campaigns; an outdated one has none. */
export function ExerciseReport<Row extends ListRecord>(props: Omit<ReportTabProps<Row>, 'campaign'>) {
  const { t } = useTranslation();
  const { campaignId = '' } = useParams();
  const { data, error, refetch } = useGetOne<ExerciseCampaign>('exercise-campaigns', { id: campaignId });
  if (isHeedError(error, 'not_found', 'validation_failed') || data?.isOutdated)
    return <NotFoundState backTo={paths.exercises} backLabel={t('exercise.report.back')} />;
  if (error && !data) return <ErrorAlert error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return hasReport(data) ? <ReportTab key={campaignId} {...props} campaign={data} /> : <NotBegun />;
}

let saidAt = 0;

function NotBegun() {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  useEffect(() => {
    // React runs effects twice in development; one toast is enough.
    if (Date.now() - saidAt > 1000) toast.info(t('exercise.cards.noReport'));
    saidAt = Date.now();
    void navigate(paths.exercisesActive, { replace: true });
  }, [navigate, t, toast]);
  return null;
}
