import { useTranslation } from 'react-i18next';
import { deleteCampaign, endCampaign } from '#contract/campaigns';
import { type Course, disableCustomTraining, publishCourse } from '#contract/courses';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction } from '~/dataProvider/index.ts';
import type { AskedDeed } from './cardMenu.ts';

/** The calls behind the deeds. A campaign that waits for its start is deleted, one that has begun is ended and keeps its figures. */
function useDeeds(): Record<AskedDeed, (course: Course) => Promise<unknown>> {
  const publish = useAction(publishCourse);
  const disable = useAction(disableCustomTraining);
  const remove = useAction(deleteCampaign);
  const end = useAction(endCampaign);
  return {
    publish: ({ id }) => publish.mutateAsync({ body: { course_id: id, is_draft: false } }),
    delete: ({ id }) => disable.mutateAsync({ body: { course_id: id, active: false } }),
    end: async ({ activeCampaign }) => {
      if (!activeCampaign) return undefined;
      const which = { params: { campaignId: activeCampaign.id } };
      return activeCampaign.status === 'scheduled' ? remove.mutateAsync(which) : end.mutateAsync(which);
    },
  };
}

interface DeedDialogProps {
  course: Course;
  deed: AskedDeed;
  onClose: () => void;
}

/** Asks, does it, and says so. i18n-keys: courses.publish.* courses.delete.* courses.end.* */
export function DeedDialog({ course, deed, onClose }: DeedDialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const deeds = useDeeds();
  const confirm = async () => {
    await deeds[deed](course);
    toast.success(t(`courses.${deed}.done`));
  };
  return (
    <ConfirmDialog
      open
      title={t(`courses.${deed}.title`, { course: course.name })}
      confirmLabel={t(`courses.menu.${deed}`)}
      tone={deed === 'publish' ? 'normal' : 'danger'}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t(`courses.${deed}.text`)}
    </ConfirmDialog>
  );
}
