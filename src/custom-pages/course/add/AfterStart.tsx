import { useState } from 'react';
import { type CourseView, listCourses } from '#contract/courses';
import { CourseCreatedDialog } from '~/components/courses/CourseCreatedDialog.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { SuccessDialog } from './SuccessDialog.tsx';

export interface Started {
  course: CourseView;
  isPlanned: boolean;
}

/** What is said after a start: that it was made, and after the only annual training where to follow it. */
export function AfterStart({ course, isPlanned, onClose }: Started & { onClose: () => void }) {
  const { data: courses } = useEndpoint(listCourses, {});
  const [isTold, setTold] = useState(false);
  const isAnnual = (kind: string) => kind === 'awareness';
  const isFirst =
    isAnnual(course.course_type) &&
    courses?.every(({ id, course_type: kind, isActive }) => id === course.id || !isActive || !isAnnual(kind));
  if (!isTold) return <SuccessDialog onClose={() => (isFirst ? setTold(true) : onClose())} />;
  return <CourseCreatedDialog course={course} isPlanned={isPlanned} onClose={onClose} />;
}
