import { courseLanguages } from '#contract/courses/courseLanguage';
import { type Language, languages } from '#locales/languages.ts';

/** Which of our languages a course or video is in, by its code in the library; English if it has none, or one that we lack. */
export const contentLanguage = (catalogueLanguage: string | null): Language =>
  languages.find(({ code }) => courseLanguages(code).includes((catalogueLanguage ?? '').toLowerCase())) ?? languages[0];
