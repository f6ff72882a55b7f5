import { lazy, Suspense } from 'react';
import { useDelete } from 'react-admin';
import { offerTo } from '#contract/courses/premium';
import { archiveExercise, type ExerciseCampaign } from '#contract/exercise/campaigns';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { useAction, useRefreshAll } from '~/dataProvider/index.ts';
import { ConfirmCampaign } from '~/features/campaign-cards/public.ts';
import { TrialOffer } from '~/features/plan/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { ofExercise, RemindDialog } from '~/resources/users/public.ts';
import { useCan, useSession } from '~/session/useSession.ts';

const SettingsDialog = lazy(() =>
  fetchedCode(import('../settings/SettingsDialog.tsx').then((m) => ({ default: m.SettingsDialog }))),
);

type ConfirmedAction = 'archive' | 'delete';
export type ExerciseAction = ConfirmedAction | 'settings' | 'remind';

interface DialogProps<Action> {
  campaign: ExerciseCampaign;
  action: Action;
  onClose: () => void;
}

/** What an entry of a card's menu opens. Settings change who takes part, so they need the plan that a launch needs. */
export function ExerciseDialog({ campaign, action, onClose }: DialogProps<ExerciseAction>) {
  const mayLaunch = useCan('exercises:launch');
  const { plan, company } = useSession();
  if (action === 'remind') return <RemindDialog request={ofExercise(campaign)} onClose={onClose} />;
  if (action !== 'settings') return <Confirm campaign={campaign} action={action} onClose={onClose} />;
  if (!mayLaunch) return <TrialOffer type={offerTo({ plan, trial: company.subscription.trial })} onClose={onClose} />;
  return (
    <Suspense>
      <SettingsDialog campaign={campaign} onClose={onClose} />
    </Suspense>
  );
}

function Confirm({ campaign, action, onClose }: DialogProps<ConfirmedAction>) {
  const { t } = useTranslation();
  const archive = useAction(archiveExercise);
  const [remove] = useDelete<ExerciseCampaign>();
  const refresh = useRefreshAll();
  const { id, name } = campaign;
  const ends = {
    archive: () => archive.mutateAsync({ params: { campaignId: id } }),
    delete: () => remove('exercise-campaigns', { id, previousData: campaign }, { returnPromise: true }).then(refresh),
  };
  const done = { archive: t('exercise.cards.archived'), delete: t('exercise.cards.deleted') }[action];
  return <ConfirmCampaign action={action} name={name} done={done} onConfirm={ends[action]} onClose={onClose} />;
}
