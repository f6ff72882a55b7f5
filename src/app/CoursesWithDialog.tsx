import { CourseOverlay } from '~/resources/campaigns/public.ts';
import { CourseList } from '~/resources/courses/CourseList.tsx';

/** The courses, and over them the one that the address names. Two flows that know nothing of each other meet here. */
export function CoursesWithDialog() {
  return (
    <CourseList>
      <CourseOverlay />
    </CourseList>
  );
}
