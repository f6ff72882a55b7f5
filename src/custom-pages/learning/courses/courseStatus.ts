import type { Course } from '#contract/courses';
import { limits } from '#contract/limits';

export type CourseStatus = 'draft' | 'suspended' | 'running' | 'default';

/** A suspended course is active, too, so that is asked first. */
export function statusOf({ is_draft, isActive, isCampaignSuspended }: Course): CourseStatus {
  if (is_draft) return 'draft';
  if (!isActive) return 'default';
  return isCampaignSuspended ? 'suspended' : 'running';
}

export type Chip = Exclude<CourseStatus, 'default'> | 'hot' | 'popular' | 'new';

const dayMs = 86_400_000;
const isNew = ({ createdAt }: Course, now: number) => now - new Date(String(createdAt)).getTime() < limits.newBadgeDays * dayMs;

/** The one chip of a card: its status, or what recommends it. i18n-keys: courses.status.* */
export function chipOf(course: Course, now: number = Date.now()): Chip | null {
  const status = statusOf(course);
  if (status !== 'default') return status;
  if (course.isHot) return 'hot';
  if (course.isPopular) return 'popular';
  return isNew(course, now) ? 'new' : null;
}
