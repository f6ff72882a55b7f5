import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { ExerciseCampaign } from '#contract/exercise/campaigns';
import { exerciseLimits } from '#contract/exercise/limits';
import { paths } from '#contract/paths';
import { campaignAddress, type CampaignKind, CampaignsPage } from '~/features/campaign-cards/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { ExerciseCard } from './ExerciseCard.tsx';
import { type ExerciseAction, ExerciseDialog } from './ExerciseDialog.tsx';
import { PackGrid, PackRow } from './Packs.tsx';

const exercises: CampaignKind<ExerciseCampaign, ExerciseAction> = {
  resource: 'exercise-campaigns',
  address: campaignAddress('startedAt', exerciseLimits.pageSizes.campaigns),
  tabs: {
    active: { to: paths.exercisesActive, filter: {} },
    archived: { to: paths.exercisesArchived, filter: { isArchived: true } },
  },
  Card: ExerciseCard,
  Dialog: ExerciseDialog,
  Begin: CustomExercise,
};

/** Where a campaign of phishing exercises begins, and the campaigns. The packs stay above them, for the next one. */
export function ExercisesPage() {
  const { t } = useTranslation();
  return <CampaignsPage kind={exercises} title={t('shell.nav.exercises')} above={<PackRow />} landing={<PackGrid />} />;
}

function CustomExercise() {
  const { t } = useTranslation();
  return (
    <Button component={Link} to={paths.newExercise} variant="contained" color="primary">
      {t('exercise.landing.custom')}
    </Button>
  );
}
