import { useTranslation } from 'react-i18next';
import type { ActiveCampaign, Course } from '#contract/courses/courses';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useEndCampaign } from '~/features/trainings/public.ts';

interface EndTrainingDialogProps {
  course: Course;
  campaign: ActiveCampaign;
  onClose: () => void;
}

/** Asks before a campaign is ended, and says what that means. */
export function EndTrainingDialog({ course, campaign, onClose }: EndTrainingDialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const { end, isWaiting } = useEndCampaign(campaign);
  const confirm = async () => {
    await end();
    toast.success(t('courses.end.done'));
  };
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('courses.end.title', { course: course.name })}
      confirmLabel={t('campaigns.endTraining')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {isWaiting ? t('campaigns.endScheduled') : t('courses.end.text')}
    </ConfirmDialog>
  );
}
