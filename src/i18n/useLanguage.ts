import { useTranslation } from 'react-i18next';
import type { Language } from '#locales/languages.ts';
import { currentLanguage } from './i18n.ts';

/** The language on screen; the component renders again when it changes. */
export function useLanguage(): Language {
  useTranslation();
  return currentLanguage();
}
