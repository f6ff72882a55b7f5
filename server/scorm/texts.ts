import { courseLanguages } from '#contract/courses/courseLanguage';
import { type Language, languages } from '#locales/languages.ts';
import { textsOf } from '../texts/lookUp.ts';

/** Maps the language of a course to one of ours; else English. */
export const playerLanguage = (catalogueLanguage: string | null): Language =>
  languages.find(({ code }) => courseLanguages(code).includes((catalogueLanguage ?? '').toLowerCase())) ?? languages[0];

// i18n-keys: scorm.*
/** All texts of the player in one language. */
export const playerTexts = (language: Language) => textsOf(language.folder, 'scorm');
