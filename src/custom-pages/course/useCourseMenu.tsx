import { CircleStop, Copy, Pencil, Share2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Course } from '#contract/courses';
import type { RowAction } from '~/components/list/column.ts';
import { editAddress, useCopyAndEdit } from '~/resources/trainings/index.ts';
import { fetchedCode } from '~/session/reloadOnce.ts';
import { useCan } from '~/session/useSession.ts';

const ShareDialog = lazy(() => fetchedCode(import('./preview/ShareDialog.tsx').then((m) => ({ default: m.ShareDialog }))));
const EndTrainingDialog = lazy(() =>
  fetchedCode(import('./EndTrainingDialog.tsx').then((m) => ({ default: m.EndTrainingDialog }))),
);

/** What else can be done with a course: the entries of its menu, and the dialog that one of them has opened. */
export function useCourseMenu(course: Course | undefined): { actions: RowAction[]; dialog: ReactNode } {
  const { t } = useTranslation();
  const mayWrite = useCan('training:write');
  const mayEdit = useCan('customTraining:write');
  const copying = useCopyAndEdit();
  const [open, setOpen] = useState<'share' | 'end'>();
  if (!course) return { actions: [], dialog: null };
  const campaign = course.activeCampaign;
  const share: RowAction = {
    key: 'share',
    label: t('campaigns.share.action'),
    icon: <Share2 size={16} />,
    run: () => setOpen('share'),
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
      share,
      ...(course.isCustom && mayEdit && !campaign ? [edit] : []),
      ...(mayWrite && !course.is_draft ? [copy] : []),
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
