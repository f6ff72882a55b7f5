import type { Language } from '#locales/languages.ts';
import { currentLanguage } from './i18n.ts';
import { useTranslation } from './useTranslation.ts';

/** The language on screen; the component renders again when it changes. */
export function useLanguage(): Language {
  useTranslation();
  return currentLanguage();
}
