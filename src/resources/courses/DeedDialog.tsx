import { useDelete } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { type Course, publishCourse } from '#contract/courses/courses';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction, useRefreshAll } from '~/dataProvider/index.ts';
import { useEndCampaign } from '~/features/trainings/public.ts';
import type { AskedDeed } from './cardMenu.ts';

/** The calls behind the deeds. */
function useDeeds(course: Course) {
  const { id, activeCampaign } = course;
  const publish = useAction(publishCourse);
  const [remove] = useDelete<Course>();
  const refresh = useRefreshAll();
  const { end, isWaiting } = useEndCampaign(activeCampaign);
  const deeds: Record<AskedDeed, () => Promise<unknown>> = {
    publish: () => publish.mutateAsync({ body: { course_id: id, is_draft: false } }),
    delete: async () => {
      await remove('custom-trainings', { id, previousData: course }, { returnPromise: true });
      refresh();
    },
    end,
  };
  return { deeds, isWaiting };
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
  const { deeds, isWaiting } = useDeeds(course);
  const confirm = async () => {
    await deeds[deed]();
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
      {deed === 'end' && isWaiting ? t('campaigns.endScheduled') : t(`courses.${deed}.text`)}
    </ConfirmDialog>
  );
}
