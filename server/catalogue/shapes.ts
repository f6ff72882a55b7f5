import type { CourseType } from '#contract/courses/courses';
import type { ClipSlug } from './clips.ts';

/** Question, its four answers, and which of them (1 to 4) is right. */
type QuestionText = readonly [question: string, answers: readonly [string, string, string, string], correct: 1 | 2 | 3 | 4];

/** A chapter with a video. */
type VideoChapter = readonly [name: string, video: ClipSlug];
interface QuizChapter {
  quiz: string;
  questions: readonly QuestionText[];
}
export type ChapterText = VideoChapter | QuizChapter;

/**
 * Source of a course. Ids are derived from the slug and the positions of chapters and questions: never change a slug, and add chapters at
 * the end. Texts may change at any time.
 */
export interface CourseText {
  slug: string;
  name: string;
  description: string;
  type: CourseType;
  level: 1 | 2 | 3 | 4;
  free?: true;
  popular?: true;
  hot?: true;
  /** Marked as new from the day an installation gets the course. */
  isNew?: true;
  cheatSheet?: string;
  sections: readonly (readonly [section: string, chapters: readonly ChapterText[]])[];
}

export const quiz = (name: string, questions: readonly QuestionText[]): QuizChapter => ({ quiz: name, questions });

/** Content in one language: names of categories and videos, and courses. `code` null is English. */
export interface LanguageTexts {
  code: string | null;
  categories: Readonly<Record<'scams' | 'access' | 'devices' | 'data', string>>;
  videos: Readonly<Record<ClipSlug, string>>;
  courses: readonly CourseText[];
}
