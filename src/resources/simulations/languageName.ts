import { findLanguage } from '#locales/languages.ts';

/** The name of a language in that language. */
export const languageName = (code: string): string => findLanguage(code)?.name ?? code;
