import { lazy, Suspense, useCallback, useState } from 'react';
import type { CourseView } from '#contract/courses/courses';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { fetchedCode } from '~/session/reloadOnce.ts';
import type { Started } from './add/AfterStart.tsx';
import type { Start } from './add/useAddCourse.ts';

const AddCourseDialog = lazy(() => fetchedCode(import('./add/AddCourseDialog.tsx').then((m) => ({ default: m.AddCourseDialog }))));
const AfterStart = lazy(() => fetchedCode(import('./add/AfterStart.tsx').then((m) => ({ default: m.AfterStart }))));

/** The Add Course dialog where the address names a course: `?course=<id>&step=1..3`. And what is said after a start. */
export function CourseOverlay() {
  const { value, close } = useOverlayParam('course', undefined, ['step']);
  const [started, setStarted] = useState<Started | null>(null);
  const onStarted = useCallback((course: CourseView, start: Start) => setStarted({ course, ...start }), []);
  return (
    <Suspense fallback={null}>
      {value !== null && <AddCourseDialog key={value} courseId={value} onClose={close} onStarted={onStarted} />}
      {started && <AfterStart {...started} onClose={() => setStarted(null)} />}
    </Suspense>
  );
}
