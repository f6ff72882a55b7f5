import { useDelete } from 'react-admin';
import { archiveExercise, type ExerciseCampaign } from '#contract/exercise/campaigns';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction, useRefreshAll } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

export type ConfirmedAction = 'archive' | 'delete';

interface CampaignDialogProps {
  campaign: ExerciseCampaign;
  action: ConfirmedAction;
  onClose: () => void;
}

/** Confirms what cannot be undone, does it and says so. i18n-keys: exercise.cards.archive.* exercise.cards.delete.* */
export function CampaignDialog({ campaign, action, onClose }: CampaignDialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const archive = useAction(archiveExercise);
  const [remove] = useDelete<ExerciseCampaign>();
  const refresh = useRefreshAll();
  const { id, name } = campaign;
  const confirm = async () => {
    if (action === 'archive') await archive.mutateAsync({ params: { campaignId: id } });
    else {
      await remove('exercise-campaigns', { id, previousData: campaign }, { returnPromise: true });
      refresh();
    }
    toast.success(t(`exercise.cards.${action}.done`));
  };
  return (
    <ConfirmDialog
      open
      title={t(`exercise.cards.${action}.title`, { name })}
      confirmLabel={t(`exercise.cards.menu.${action}`)}
      tone="danger"
      onConfirm={confirm}
      onClose={onClose}
    >
      {t(`exercise.cards.${action}.text`)}
    </ConfirmDialog>
  );
}
