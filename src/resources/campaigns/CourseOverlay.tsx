import { lazy, Suspense, useCallback, useState } from 'react';
import type { CourseView } from '#contract/courses/courses';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import type { Started } from './add/AfterStart.tsx';
import type { StartSummary } from './add/useAddCourse.ts';

const AddCourseDialog = lazy(() => fetchedCode(import('./add/AddCourseDialog.tsx').then((m) => ({ default: m.AddCourseDialog }))));
const AfterStart = lazy(() => fetchedCode(import('./add/AfterStart.tsx').then((m) => ({ default: m.AfterStart }))));

/** Opens the Add Course dialog when the URL names a course (`?course=<id>&step=1..3`), and shows the result after a start. */
export function CourseOverlay() {
  const { value, close } = useOverlayParam('course', undefined, ['step']);
  const [started, setStarted] = useState<Started | null>(null);
  const onStarted = useCallback((course: CourseView, start: StartSummary) => setStarted({ course, ...start }), []);
  return (
    <Suspense fallback={null}>
      {value !== null && <AddCourseDialog key={value} courseId={value} onClose={close} onStarted={onStarted} />}
      {started && <AfterStart {...started} onClose={() => setStarted(null)} />}
    </Suspense>
  );
}
