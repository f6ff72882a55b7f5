import { CircleStop, Share2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Course } from '#contract/courses';
import type { RowAction } from '~/components/list/column.ts';
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
  const [open, setOpen] = useState<'share' | 'end'>();
  if (!course) return { actions: [], dialog: null };
  const campaign = course.activeCampaign;
  const share: RowAction = {
    key: 'share',
    label: t('campaigns.share.action'),
    icon: <Share2 size={16} />,
    run: () => setOpen('share'),
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
    actions: campaign && mayWrite && !course.isShared ? [share, end] : [share],
    dialog: (
      <Suspense fallback={null}>
        {open === 'share' && <ShareDialog course={course} onClose={close} />}
        {open === 'end' && campaign && <EndTrainingDialog course={course} campaign={campaign} onClose={close} />}
      </Suspense>
    ),
  };
}
