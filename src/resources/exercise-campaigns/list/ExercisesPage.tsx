import { useGetList } from 'react-admin';
import { Navigate, useLocation } from 'react-router';
import { paths } from '#contract/paths';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { PageSkeleton } from '~/components/feedback/PageSkeleton.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { PageTabs } from '~/components/page/PageTabs.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { CampaignList } from './CampaignList.tsx';
import { PackGrid, PackRow } from './Packs.tsx';

const one = { pagination: { page: 1, perPage: 1 }, sort: { field: 'startedAt', order: 'DESC' } } as const;
const ofActive = { ...one, filter: {} };
const ofArchived = { ...one, filter: { isArchived: true } };

/** Where a campaign of phishing exercises begins, and the campaigns. The address without a tab leads to the one with campaigns. */
export function ExercisesPage() {
  const { pathname } = useLocation();
  if (pathname === paths.exercisesActive) return <Campaigns isArchived={false} />;
  if (pathname === paths.exercisesArchived) return <Campaigns isArchived />;
  return <Landing />;
}

function Landing() {
  const { t } = useTranslation();
  const active = useGetList('exercise-campaigns', ofActive);
  const archived = useGetList('exercise-campaigns', ofArchived);
  if (active.total) return <Navigate to={paths.exercisesActive} replace />;
  const error = active.error ?? archived.error;
  if (error) {
    return <ErrorAlert error={error} onRetry={() => void Promise.all([active.refetch(), archived.refetch()])} />;
  }
  if (active.isPending || archived.isPending) return <PageSkeleton />;
  if (archived.total) return <Navigate to={paths.exercisesArchived} replace />;
  return (
    <>
      <PageHeader title={t('shell.nav.exercises')} />
      <PackGrid />
    </>
  );
}

const tabs = [
  { key: 'active', to: paths.exercisesActive },
  { key: 'archived', to: paths.exercisesArchived },
] as const;

/** One tab. The packs stay above it, for the next campaign. */
function Campaigns({ isArchived }: { isArchived: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('shell.nav.exercises')} />
      <PackRow />
      <PageTabs
        label={t('exercise.landing.tabs.title')}
        tabs={tabs.map(({ key, to }) => ({ key, to, label: t(`exercise.landing.tabs.${key}`) }))}
      />
      <CampaignList key={String(isArchived)} isArchived={isArchived} />
    </>
  );
}
