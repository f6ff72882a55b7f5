import type { Course } from '#contract/courses/courses';
import { courseStatusOf } from '#contract/courses/courseStatus';
import { courseLimits } from '#contract/courses/limits';

export type Chip = 'draft' | 'scheduled' | 'running' | 'suspended' | 'hot' | 'popular' | 'new';

const dayMs = 86_400_000;
const isNew = ({ createdAt }: Course, now: number) =>
  now - new Date(String(createdAt)).getTime() < courseLimits.newBadgeDays * dayMs;

/** The one chip of a card: what the course is at present or, when it could be started, what recommends it. i18n-keys: courses.status.* */
export function chipOf(course: Course, now: number = Date.now()): Chip | null {
  const status = courseStatusOf(course);
  if (status !== 'idle' && status !== 'ended') return status;
  if (course.isHot) return 'hot';
  if (course.isPopular) return 'popular';
  return isNew(course, now) ? 'new' : null;
}
