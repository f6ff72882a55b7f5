import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { acceptedLanguage, languages } from '#locales/languages.ts';

export type Texts = { [key: string]: string | Texts };
const loaded = new Map<string, Texts>();

/** The texts of one area, cached; empty if the language does not have the area. */
export function textsOf(folder: string, area: string): Texts {
  const name = `${folder}/${area}`;
  const known = loaded.get(name);
  if (known) return known;
  const path = fileURLToPath(new URL(`../../locales/${name}.json`, import.meta.url));
  const texts = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Texts) : {};
  loaded.set(name, texts);
  return texts;
}

/** The text of a key such as `mail.signature` in one language, or undefined. */
export function lookUp(folder: string, key: string): string | undefined {
  const [area = '', ...parts] = key.split('.');
  const text = parts.reduce<string | Texts | undefined>(
    (at, part) => (typeof at === 'object' ? at[part] : undefined),
    textsOf(folder, area),
  );
  return typeof text === 'string' ? text : undefined;
}

/** A translation function for the best language of an Accept-Language header; falls back to English. */
export function translatorFor(accepted: string): (key: string) => string {
  const { folder } = acceptedLanguage(accepted);
  return (key) => lookUp(folder, key) ?? lookUp(languages[0].folder, key) ?? key;
}
