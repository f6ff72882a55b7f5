import type { CourseType } from '#contract/courses';
import type { ClipSlug } from './clips.ts';

/** Question, its four answers, and which of them (1 to 4) is right. */
export type QuestionText = readonly [question: string, answers: readonly [string, string, string, string], correct: 1 | 2 | 3 | 4];

/** A chapter with the video of the course's language about a subject. */
export type VideoChapter = readonly [name: string, video: ClipSlug];
export interface QuizChapter {
  quiz: string;
  questions: readonly QuestionText[];
}
export type ChapterText = VideoChapter | QuizChapter;

/**
 * A course as its author writes it. The slug is its identity for good: ids are made from it and from the places of chapters
 * and questions, so texts may be bettered at any time, and chapters are added at the end.
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
  /** New for an installation from the day it gets the course. */
  isNew?: true;
  cheatSheet?: string;
  sections: readonly (readonly [section: string, chapters: readonly ChapterText[]])[];
}

export const quiz = (name: string, questions: readonly QuestionText[]): QuizChapter => ({ quiz: name, questions });

/** What one language brings: names of the library's categories and videos, and courses. `code` as courses have it; null is English. */
export interface LanguageTexts {
  code: string | null;
  categories: Readonly<Record<'scams' | 'access' | 'devices' | 'data', string>>;
  videos: Readonly<Record<ClipSlug, string>>;
  courses: readonly CourseText[];
}
