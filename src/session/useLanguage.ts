import { useTranslation } from 'react-i18next';
import type { Language } from '#locales/languages.ts';
import { currentLanguage } from './i18n.ts';

/** The language of the panel; whoever asks is drawn again when it changes. */
export function useLanguage(): Language {
  useTranslation();
  return currentLanguage();
}
