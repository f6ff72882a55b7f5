/** The languages of the product, in the order of the language menu. `folder` differs where a tag needs its region. */
export const languages = [
  { code: 'en', folder: 'en', name: 'English', dir: 'ltr' },
  { code: 'he', folder: 'he', name: 'עברית', dir: 'rtl' },
  { code: 'es', folder: 'es', name: 'Español', dir: 'ltr' },
  { code: 'fr', folder: 'fr', name: 'Français', dir: 'ltr' },
  { code: 'pt', folder: 'pt', name: 'Português', dir: 'ltr' },
  { code: 'de', folder: 'de', name: 'Deutsch', dir: 'ltr' },
  { code: 'nl', folder: 'nl', name: 'Nederlands', dir: 'ltr' },
  { code: 'it', folder: 'it', name: 'Italiano', dir: 'ltr' },
  { code: 'zh', folder: 'zh', name: '中文', dir: 'ltr' },
  { code: 'ru', folder: 'ru', name: 'Русский', dir: 'ltr' },
  { code: 'ar', folder: 'ar', name: 'العربية', dir: 'rtl' },
  { code: 'el', folder: 'el', name: 'Ελληνικά', dir: 'ltr' },
  { code: 'ja', folder: 'ja', name: '日本語', dir: 'ltr' },
  { code: 'pt-br', folder: 'pt-BR', name: 'Português (Brasil)', dir: 'ltr' },
] as const;

export type Language = (typeof languages)[number];
export type LanguageCode = Language['code'];

/** The code that the catalogue and older systems write for Hebrew. */
const olderCodes: Readonly<Record<string, LanguageCode>> = { iw: 'he' };

/** The language of a code or browser tag: exactly, else by its first part (`fr-CA` → fr); undefined when we have none. */
export function findLanguage(tag: string | null | undefined): Language | undefined {
  const wanted = tag?.toLowerCase().replace('_', '-');
  if (!wanted) return undefined;
  const first = wanted.split('-')[0] ?? wanted;
  return languages.find(({ code }) => code === wanted) ?? languages.find(({ code }) => code === (olderCodes[first] ?? first));
}

/**
 * The languages in which to look for a text that not every language has, best first: Brazilian Portuguese reads Portuguese, and every
 * language English.
 */
export function readableIn(lang: string): LanguageCode[] {
  const { code } = findLanguage(lang) ?? languages[0];
  const { code: first } = findLanguage(code.split('-')[0]) ?? languages[0];
  return [...new Set([code, first, languages[0].code])];
}

/** The first language of an Accept-Language header, or of a single tag, that we have. */
export const firstLanguage = (header: string): Language | undefined =>
  header
    .split(',')
    .map((part) => findLanguage(part.split(';')[0]?.trim()))
    .find((language) => language !== undefined);

/** The same, else English; the panel chooses by the same list. */
export const acceptedLanguage = (header = ''): Language => firstLanguage(header) ?? languages[0];
