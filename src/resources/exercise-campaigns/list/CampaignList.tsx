import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Archive, Fish } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { ExerciseCampaign } from '#contract/exercise/campaigns';
import { exerciseLimits } from '#contract/exercise/limits';
import { paths } from '#contract/paths';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import type { ListAddress } from '~/components/list/listAddress.ts';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { Pagination } from '~/components/list/Pagination.tsx';
import { EmptyState } from '~/components/page/EmptyState.tsx';
import { TrialOffer } from '~/features/plan/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { ofExercise, RemindDialog } from '~/resources/users/public.ts';
import { useCan, useSession } from '~/session/useSession.ts';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { offerTo } from '#contract/courses/premium';
import { CampaignCard } from './CampaignCard.tsx';
import { CampaignDialog } from './CampaignDialog.tsx';
import type { CampaignAction } from './CampaignMenu.tsx';
import css from './exercises.module.css';

const SettingsDialog = lazy(() =>
  fetchedCode(import('../settings/SettingsDialog.tsx').then((m) => ({ default: m.SettingsDialog }))),
);

/** The page in the address as the product's other programs write it. */
const address: ListAddress = {
  sorts: [],
  sort: { field: 'startedAt', order: 'DESC' },
  perPage: exerciseLimits.pageSizes.campaigns,
  params: { page: 'pageNumber', size: 'pageSize' },
  filters: [],
};

/** The campaigns of one tab as cards, in pages. */
export function CampaignList({ isArchived }: { isArchived: boolean }) {
  const filter = useMemo(() => (isArchived ? { isArchived } : {}), [isArchived]);
  return (
    <ListRoot resource="exercise-campaigns" address={address} filter={filter}>
      <Cards isArchived={isArchived} />
    </ListRoot>
  );
}

function Cards({ isArchived }: { isArchived: boolean }) {
  const { t } = useTranslation();
  const { data, error, refetch, isPlaceholderData } = useListContext<ExerciseCampaign>();
  const [pending, setPending] = useState<{ campaign: ExerciseCampaign; action: CampaignAction } | null>(null);
  const dialog = pending && <ActionDialog {...pending} onClose={() => setPending(null)} />;
  if (error && !data) return <ErrorAlert error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={200} aria-label={t('common.loading')} />;
  if (data.length === 0) {
    return (
      <>
        <Empty isArchived={isArchived} />
        {dialog}
      </>
    );
  }
  return (
    <div aria-busy={isPlaceholderData}>
      <ul className={css.campaigns} aria-label={t(isArchived ? 'exercise.landing.tabs.archived' : 'exercise.landing.tabs.active')}>
        {data.map((campaign) => (
          <CampaignCard key={campaign.id} campaign={campaign} onAction={(action) => setPending({ campaign, action })} />
        ))}
      </ul>
      <Pagination />
      {dialog}
    </div>
  );
}

interface ActionDialogProps {
  campaign: ExerciseCampaign;
  action: CampaignAction;
  onClose: () => void;
}

/** What an entry of a card's menu opens. Settings change who takes part, so they need the plan that a launch needs. */
function ActionDialog({ campaign, action, onClose }: ActionDialogProps) {
  const mayLaunch = useCan('exercises:launch');
  const { plan, company } = useSession();
  if (action === 'remind') return <RemindDialog request={ofExercise(campaign)} onClose={onClose} />;
  if (action !== 'settings') return <CampaignDialog campaign={campaign} action={action} onClose={onClose} />;
  if (!mayLaunch) return <TrialOffer type={offerTo({ plan, trial: company.subscription.trial })} onClose={onClose} />;
  return (
    <Suspense>
      <SettingsDialog campaign={campaign} onClose={onClose} />
    </Suspense>
  );
}

function Empty({ isArchived }: { isArchived: boolean }) {
  const { t } = useTranslation();
  if (isArchived) return <EmptyState icon={<Archive size={22} />} title={t('exercise.landing.noArchived')} />;
  const start = (
    <Button component={Link} to={paths.newExercise} variant="contained" color="primary">
      {t('exercise.landing.custom')}
    </Button>
  );
  return <EmptyState icon={<Fish size={22} />} title={t('exercise.landing.noActive')} action={start} />;
}
