import type { Chapter, CourseView } from '#contract/courses/courses';

export type Clip = Chapter['videos'][number];

/** The clip a chapter shows; a quiz has none. */
export const clipOf = ({ videos }: Chapter): Clip | undefined => videos[0];

/** What is shown before anything was chosen. */
export const firstLesson = ({ sections }: Pick<CourseView, 'sections'>): Chapter | undefined =>
  sections.flatMap(({ chapters }) => chapters).find((chapter) => clipOf(chapter) !== undefined);
