import { useTranslation as useI18next } from 'react-i18next';
import type { Texts } from './i18n.ts';
import type { Translate } from './translate.ts';

/** The texts of the current language; the component renders again when it changes. A key without a text does not compile. */
export const useTranslation = useI18next as () => { t: Translate; i18n: Texts };
