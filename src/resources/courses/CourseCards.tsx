import { type ReactNode, useState } from 'react';
import type { Course } from '#contract/courses/courses';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { useCopyAndEdit } from '~/features/trainings/public.ts';
import { CourseOverlay } from '~/resources/campaigns/public.ts';
import { CourseActionDialog } from './CourseActionDialog.tsx';
import { CourseCard } from './CourseCard.tsx';
import type { ConfirmedAction } from './CourseMenu.tsx';

/** Renders courses as cards, together with the dialogs that their links and menus open. */
export function CourseCards({ children }: { children: (card: (course: Course) => ReactNode) => ReactNode }) {
  const toAdd = useOverlayParam('course').to;
  const [pending, setPending] = useState<{ course: Course; action: ConfirmedAction } | null>(null);
  const copying = useCopyAndEdit();
  const card = (course: Course) => (
    <CourseCard
      key={course.id}
      course={course}
      toAdd={toAdd(course.id, { step: '1' })}
      onAction={(action) => (action === 'copy' ? copying.copy(course) : setPending({ course, action }))}
    />
  );
  return (
    <>
      {children(card)}
      {pending && <CourseActionDialog {...pending} onClose={() => setPending(null)} />}
      {copying.dialog}
      <CourseOverlay />
    </>
  );
}
