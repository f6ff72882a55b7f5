import { findLanguage, type LanguageCode, languages } from '#locales/languages.ts';

let names: ReadonlyMap<string, LanguageCode> | undefined;

/** The names of our languages in each of them, and their own: files come from programs in any of them. */
function namesOfLanguages(): ReadonlyMap<string, LanguageCode> {
  names ??= new Map(
    languages.flatMap(({ code, name }) => [
      [name.toLowerCase(), code] as const,
      ...languages.map((within) => {
        const written = new Intl.DisplayNames([within.code], { type: 'language' }).of(code) ?? name;
        return [written.toLowerCase(), code] as const;
      }),
    ]),
  );
  return names;
}

/** The language that a cell names: by a tag, such as `de` or `de-AT`, or by its name in any of our languages. */
export const readLanguageCell = (cell: string): LanguageCode | undefined =>
  namesOfLanguages().get(cell.toLowerCase()) ?? findLanguage(cell)?.code;
