import { useDelete } from 'react-admin';
import { type Course, publishCourse } from '#contract/courses/courses';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction, useRefreshAll } from '~/dataProvider/index.ts';
import { useEndCampaign } from '~/features/trainings/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { ConfirmedAction } from './CourseMenu.tsx';

/** The call of each action. */
function useConfirmedActions(course: Course) {
  const { id, activeCampaign } = course;
  const publish = useAction(publishCourse);
  const [remove] = useDelete<Course>();
  const refresh = useRefreshAll();
  const { end, isWaiting } = useEndCampaign(activeCampaign);
  const actions: Record<ConfirmedAction, () => Promise<unknown>> = {
    publish: () => publish.mutateAsync({ body: { course_id: id, is_draft: false } }),
    delete: async () => {
      await remove('custom-trainings', { id, previousData: course }, { returnPromise: true });
      refresh();
    },
    end,
  };
  return { actions, isWaiting };
}

interface CourseActionDialogProps {
  course: Course;
  action: ConfirmedAction;
  onClose: () => void;
}

/** Confirms an action, runs it and reports the result. i18n-keys: courses.publish.* courses.delete.* courses.end.* */
export function CourseActionDialog({ course, action, onClose }: CourseActionDialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const { actions, isWaiting } = useConfirmedActions(course);
  const confirm = async () => {
    await actions[action]();
    toast.success(t(`courses.${action}.done`));
  };
  return (
    <ConfirmDialog
      open
      title={t(`courses.${action}.title`, { course: course.name })}
      confirmLabel={t(`courses.menu.${action}`)}
      tone={action === 'publish' ? 'normal' : 'danger'}
      onConfirm={confirm}
      onClose={onClose}
    >
      {action === 'end' && isWaiting ? t('campaigns.endScheduled') : t(`courses.${action}.text`)}
    </ConfirmDialog>
  );
}
