import type { Course } from '#contract/courses';
import type { Tone } from '~/components/data/StatusDot.tsx';

export type CourseStatus = 'draft' | 'scheduled' | 'running' | 'suspended';

export const statusTones: Record<CourseStatus, Tone> = {
  draft: 'neutral',
  scheduled: 'accent',
  running: 'success',
  suspended: 'warning',
};

/** What a course is at the moment; undefined for one that could be started. */
export function statusOf(course: Pick<Course, 'is_draft' | 'activeCampaign'>): CourseStatus | undefined {
  const status = course.activeCampaign?.status;
  if (status && status !== 'ended') return status;
  return course.is_draft ? 'draft' : undefined;
}
