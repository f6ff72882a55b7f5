import { findLanguage, type Language, languages } from '#locales/languages.ts';
import { lookUp } from '../texts/lookUp.ts';

const english = languages[0];

/** Texts of mail in one language: `t('invite_admin.subject', { companyName })`. Falls back to English. */
export function mailTexts(lang: string): { language: Language; t(key: string, params?: Record<string, string | number>): string } {
  const language = findLanguage(lang) ?? english;
  return {
    language,
    t(key, params = {}) {
      const text = lookUp(language.folder, `mail.${key}`) ?? lookUp(english.folder, `mail.${key}`) ?? key;
      return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));
    },
  };
}
