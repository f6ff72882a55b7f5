import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CourseView } from '#contract/courses/courses';
import { CourseCreatedDialog } from '~/components/courses/CourseCreatedDialog.tsx';
import { useCourses } from '~/resources/courses/public.ts';
import { SuccessDialog } from './SuccessDialog.tsx';

export interface Started {
  course: CourseView;
  /** It begins later. */
  isPlanned: boolean;
  /** For everybody, not for some departments or groups. */
  isForAll: boolean;
}

/** What was made of the course: when it begins and for whom. */
const textOf = ({ isPlanned, isForAll }: Started) => {
  if (isForAll) return isPlanned ? 'campaigns.created.planned' : 'home.created.text';
  return isPlanned ? 'campaigns.created.chosenPlanned' : 'campaigns.created.chosen';
};

/** What is said after a start: that it was made, and after the only annual training where to follow it. */
export function AfterStart({ onClose, ...started }: Started & { onClose: () => void }) {
  const { t } = useTranslation();
  const { course } = started;
  const { data: courses } = useCourses();
  const [isTold, setTold] = useState(false);
  const isAnnual = (kind: string) => kind === 'awareness';
  const isFirst =
    isAnnual(course.course_type) &&
    courses?.every(({ id, course_type: kind, isActive }) => id === course.id || !isActive || !isAnnual(kind));
  if (!isTold)
    return <SuccessDialog courseId={course.id} onClose={() => (isFirst ? setTold(true) : onClose())} onFollow={onClose} />;
  return <CourseCreatedDialog course={course} text={t(textOf(started), { course: course.name })} onClose={onClose} />;
}
