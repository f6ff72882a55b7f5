import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findLanguage, type Language, languages } from '#locales/languages.ts';

type Texts = { [key: string]: string | Texts };
const loaded = new Map<string, Texts>();

function textsOf(folder: string): Texts {
  const known = loaded.get(folder);
  if (known) return known;
  const file = fileURLToPath(new URL(`../../locales/${folder}/mail.json`, import.meta.url));
  const texts = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
  loaded.set(folder, texts);
  return texts;
}

function lookUp(texts: Texts, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<string | Texts | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), texts);
  return typeof found === 'string' ? found : undefined;
}

const english = languages[0];

/** Texts of mail in one language: `t('invite_admin.subject', { companyName })`. English where the language has no text yet. */
export function mailTexts(lang: string): { language: Language; t(key: string, params?: Record<string, string | number>): string } {
  const language = findLanguage(lang) ?? english;
  return {
    language,
    t(key, params = {}) {
      const text = lookUp(textsOf(language.folder), key) ?? lookUp(textsOf(english.folder), key) ?? key;
      return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));
    },
  };
}
