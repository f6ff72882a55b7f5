import Button from '@mui/material/Button';
import { Archive, Fish } from 'lucide-react';
import { Link } from 'react-router';
import type { ExerciseCampaign } from '#contract/exercise/campaigns';
import { exerciseLimits } from '#contract/exercise/limits';
import { paths } from '#contract/paths';
import { EmptyState } from '~/components/page/EmptyState.tsx';
import { campaignAddress, type CampaignKind, CampaignsPage, type CampaignTab } from '~/features/campaign-cards/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { ExerciseCard } from './ExerciseCard.tsx';
import { type ExerciseAction, ExerciseDialog } from './ExerciseDialog.tsx';
import { PackGrid, PackRow } from './Packs.tsx';

const exercises: CampaignKind<ExerciseCampaign, ExerciseAction> = {
  resource: 'exercise-campaigns',
  address: campaignAddress('startedAt', exerciseLimits.pageSizes.campaigns),
  tabsTitle: 'exercise.landing.tabs.title',
  tabs: {
    active: { to: paths.exercisesActive, label: 'exercise.landing.tabs.active', filter: {} },
    archived: { to: paths.exercisesArchived, label: 'exercise.landing.tabs.archived', filter: { isArchived: true } },
  },
  Card: ExerciseCard,
  Dialog: ExerciseDialog,
  Empty: NoExercises,
};

/** Where a campaign of phishing exercises begins, and the campaigns. The packs stay above them, for the next one. */
export function ExercisesPage() {
  const { t } = useTranslation();
  return <CampaignsPage kind={exercises} title={t('shell.nav.exercises')} above={<PackRow />} landing={<PackGrid />} />;
}

function NoExercises({ tab }: { tab: CampaignTab }) {
  const { t } = useTranslation();
  if (tab === 'archived') return <EmptyState icon={<Archive size={22} />} title={t('exercise.landing.noArchived')} />;
  const start = (
    <Button component={Link} to={paths.newExercise} variant="contained" color="primary">
      {t('exercise.landing.custom')}
    </Button>
  );
  return <EmptyState icon={<Fish size={22} />} title={t('exercise.landing.noActive')} action={start} />;
}
