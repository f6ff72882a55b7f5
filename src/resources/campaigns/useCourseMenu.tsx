import { CircleStop, Copy, ExternalLink, Pencil, Settings, Share2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import type { ActiveCampaign, Course } from '#contract/courses/courses';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import type { RowAction } from '~/components/list/column.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { hasLearnerLogin, useLearnerLogin } from '~/features/account/public.ts';
import { courseAddress, editAddress, useCopyAndEdit, useEndCampaign } from '~/features/trainings/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan, useSession } from '~/session/useSession.ts';

const ShareDialog = lazy(() => fetchedCode(import('./preview/ShareDialog.tsx').then((m) => ({ default: m.ShareDialog }))));

/** The secondary actions of a course: the entries of its menu, and the dialog that an entry opens. */
export function useCourseMenu(course: Course | undefined): { actions: RowAction[]; dialog: ReactNode } {
  const { t } = useTranslation();
  const mayWrite = useCan('training:write');
  const mayEdit = useCan('customTraining:write');
  const copying = useCopyAndEdit();
  const session = useSession();
  const toLearnerApp = useLearnerLogin();
  const { pathname } = useLocation();
  const [open, setOpen] = useState<'share' | 'end'>();
  if (!course) return { actions: [], dialog: null };
  const campaign = course.activeCampaign;
  const share: RowAction = {
    key: 'share',
    label: t('campaigns.share.action'),
    icon: <Share2 size={16} />,
    run: () => setOpen('share'),
  };
  const toSettings = courseAddress(course, 'settings');
  const isSettings = pathname === toSettings.split('?')[0];
  const settings: RowAction = {
    key: 'settings',
    label: t('courses.menu.settings'),
    icon: <Settings size={16} />,
    to: toSettings,
  };
  const learnerLogin: RowAction = {
    key: 'learnerLogin',
    label: t('courses.menu.learnerLogin'),
    icon: <ExternalLink size={16} />,
    run: () => void toLearnerApp(campaign?.id),
  };
  const edit: RowAction = {
    key: 'edit',
    label: t('courses.menu.edit'),
    icon: <Pencil size={16} />,
    to: editAddress(course.id),
  };
  const copy: RowAction = {
    key: 'copy',
    label: t('courses.menu.copy'),
    icon: <Copy size={16} />,
    run: () => copying.copy(course),
  };
  const end: RowAction = {
    key: 'end',
    label: t('campaigns.endTraining'),
    icon: <CircleStop size={16} />,
    isDanger: true,
    run: () => setOpen('end'),
  };
  const close = () => setOpen(undefined);
  return {
    actions: [
      // The public page of a course exists for the catalogue only, and for no game.
      ...(course.custom_training_company_id === null && !course.game ? [share] : []),
      ...(campaign && !isSettings ? [settings] : []),
      ...(course.isCustom && mayEdit && !campaign ? [edit] : []),
      ...(mayWrite && !course.is_draft && !course.game ? [copy] : []),
      ...(campaign && !course.isCustom && hasLearnerLogin(session) ? [learnerLogin] : []),
      ...(campaign && mayWrite && !course.isShared ? [end] : []),
    ],
    dialog: (
      <Suspense fallback={null}>
        {copying.dialog}
        {open === 'share' && <ShareDialog course={course} onClose={close} />}
        {open === 'end' && campaign && <EndTrainingDialog course={course} campaign={campaign} onClose={close} />}
      </Suspense>
    ),
  };
}

interface EndTrainingDialogProps {
  course: Course;
  campaign: ActiveCampaign;
  onClose: () => void;
}

/** Confirms the end of a campaign and explains its consequences. */
function EndTrainingDialog({ course, campaign, onClose }: EndTrainingDialogProps) {
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
