import { type Language, languages } from '#locales/languages.ts';
import { exists, filesIn, read } from './project.ts';

/** One text: `key` is the key in code (`users.title`), `suffix` the plural form. */
export interface Text {
  key: string;
  suffix: string;
  value: string;
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** All texts within a value, each with its path. */
export function flatten(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as Record<string, unknown>).flatMap(([name, inner]) => flatten(inner, `${path}.${name}`));
}

/** All texts of a language (or of another folder of `locales`), its files in the order of the alphabet. */
export function textsOf({ folder }: { folder: string }): Text[] {
  return filesIn([`locales/${folder}`], /\.json$/).flatMap((file) => {
    const area = file.replace(/^.*\/(.+)\.json$/, '$1');
    return flatten(JSON.parse(read(file)), area).map(([path, value]) => {
      const suffix = pluralSuffix.exec(path)?.[1] ?? '';
      return { key: path.replace(pluralSuffix, ''), suffix, value };
    });
  });
}

export const [english, ...others] = languages;
/** Languages with a folder: each must be complete. */
export const translated: readonly Language[] = others.filter(({ folder }) => exists(`locales/${folder}`));

/** The texts by key; a plural has several. */
export function byKey(texts: readonly Text[]): Map<string, Text[]> {
  const map = new Map<string, Text[]>();
  for (const text of texts) map.set(text.key, [...(map.get(text.key) ?? []), text]);
  return map;
}

export const placeholders = (value: string): string[] =>
  [...value.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1] ?? '').sort();
export const tags = (value: string): string[] => [...value.matchAll(/<\/?([\w]+)[^>]*>/g)].map((match) => match[0]).sort();
