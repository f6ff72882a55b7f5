import type { Course } from '#contract/courses/courses';

/** The course that the settings are about: the one in the address, else the one with a campaign, else one that admins start by hand. */
export const chosenCourse = <C extends Pick<Course, 'id' | 'activeCampaign' | 'course_type'>>(
  courses: readonly C[],
  named: string | null,
): C | undefined =>
  courses.find(({ id }) => id === named) ??
  courses.find(({ activeCampaign }) => activeCampaign !== null) ??
  courses.find(({ course_type }) => course_type === 'for_developers_manual_start') ??
  courses[0];
