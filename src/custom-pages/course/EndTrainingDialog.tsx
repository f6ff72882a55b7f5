import { useTranslation } from 'react-i18next';
import { deleteCampaign, endCampaign } from '#contract/campaigns';
import type { ActiveCampaign, Course } from '#contract/courses';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction } from '~/dataProvider/index.ts';

interface EndTrainingDialogProps {
  course: Course;
  campaign: ActiveCampaign;
  onClose: () => void;
}

/** Ends a campaign; one that has not begun is deleted, since there is nothing to keep of it. */
export function EndTrainingDialog({ course, campaign, onClose }: EndTrainingDialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const ending = useAction(endCampaign);
  const deleting = useAction(deleteCampaign);
  const end = async () => {
    const call = campaign.status === 'scheduled' ? deleting : ending;
    await call.mutateAsync({ params: { campaignId: campaign.id } });
    toast.success(t('courses.end.done'));
  };
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('courses.end.title', { course: course.name })}
      confirmLabel={t('campaigns.endTraining')}
      onConfirm={end}
      onClose={onClose}
    >
      {campaign.status === 'scheduled' ? t('campaigns.endScheduled') : t('courses.end.text')}
    </ConfirmDialog>
  );
}
