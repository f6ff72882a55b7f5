import { courseLanguages } from '#contract/courseLanguage';
import { type Language, languages } from '#locales/languages.ts';
import { textsOf } from '../texts/lookUp.ts';

/** The language of a course as one of the product's; English where it names none of ours. */
export const playerLanguage = (catalogueLanguage: string | null): Language =>
  languages.find(({ code }) => courseLanguages(code).includes((catalogueLanguage ?? '').toLowerCase())) ?? languages[0];

// i18n-keys: scorm.*
/** Everything the player says, in one language. */
export const playerTexts = (language: Language) => textsOf(language.folder, 'scorm');
