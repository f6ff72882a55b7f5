import type { Language } from '#locales/languages.ts';
import { textsOf } from '../texts/lookUp.ts';

// i18n-keys: scorm.*
/** All texts of the player in one language. */
export const playerTexts = (language: Language) => textsOf(language.folder, 'scorm');
