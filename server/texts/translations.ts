import { type Language, languages } from '#locales/languages.ts';
import { lookUp } from './lookUp.ts';

const english = languages[0];

type Values = Readonly<Record<string, string | number>>;

/** Translation functions for one language, with number formats and plural forms. Fall back to English. */
export function translationsIn({ code, folder }: Language) {
  const numbers = new Intl.NumberFormat(code);
  const plurals = new Intl.PluralRules(code);
  const fill = (text: string, values: Values) =>
    text
      .replace(/\{\{(\w+), number\}\}/g, (_, name: string) => numbers.format(Number(values[name] ?? 0)))
      .replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  const t = (key: string, values: Values = {}): string => fill(lookUp(folder, key) ?? lookUp(english.folder, key) ?? key, values);
  return {
    t,
    /** The plural form of a text for this count. */
    count: (key: string, count: number): string => {
      const form = `${key}_${plurals.select(count)}`;
      return t(lookUp(folder, form) === undefined ? `${key}_other` : form, { count });
    },
  };
}
