import { lazy, Suspense, useCallback, useState } from 'react';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { fetchedCode } from '~/session/reloadOnce.ts';

const AddCourseDialog = lazy(() => fetchedCode(import('./add/AddCourseDialog.tsx').then((m) => ({ default: m.AddCourseDialog }))));
const SuccessDialog = lazy(() => fetchedCode(import('./add/SuccessDialog.tsx').then((m) => ({ default: m.SuccessDialog }))));

/** The Add Course dialog where the address names a course: `?course=<id>&step=1..3`. And what is said after a start. */
export function CourseOverlay() {
  const { value, close } = useOverlayParam('course', undefined, ['step']);
  const [isStarted, setStarted] = useState(false);
  const onStarted = useCallback(() => setStarted(true), []);
  return (
    <Suspense fallback={null}>
      {value !== null && <AddCourseDialog key={value} courseId={value} onClose={close} onStarted={onStarted} />}
      {isStarted && <SuccessDialog onClose={() => setStarted(false)} />}
    </Suspense>
  );
}
