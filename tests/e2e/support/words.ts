import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = (language: string, area: string) =>
  fileURLToPath(new URL(`../../../locales/${language}/${area}.json`, import.meta.url));

/** Texts in a language: `wordsOf('he')('users.actions.delete')`. */
export const wordsOf =
  (language: string) =>
  (key: string): string => {
    const [area = '', ...path] = key.split('.');
    const texts: unknown = JSON.parse(readFileSync(folder(language, area), 'utf8'));
    const found = path.reduce((at, name) => (at as Record<string, unknown> | undefined)?.[name], texts);
    if (typeof found !== 'string') throw new Error(`${language} has no ${key}`);
    return found;
  };
