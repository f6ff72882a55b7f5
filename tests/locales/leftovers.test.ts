import { describe, expect, it } from 'vitest';
import { byKey, english, textsOf, translated } from '#tests/support/source/texts';

/** Names and abbreviations that stay as they are in every language. */
const international =
  /\b(Heed|CSV|SCORM|JavaScript|SSO|SCIM|API|URL|PDF|UTF-\d+|DELETE|MFA|OK|ID|Excel|Boost|Acronis|SMS|e-?mails?|\S+@\S+|\w+\.csv|v?\d[\d.,]*)\b/gi;
const scripts: Record<string, RegExp> = {
  he: /\p{Script=Hebrew}/u,
  ar: /\p{Script=Arabic}/u,
  ru: /\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
};

/** The translatable words of a text: no placeholders, tags, names or numbers. */
const wordsOf = (value: string): string[] =>
  value
    .replace(/\{\{[^}]*\}\}|<[^>]*>/g, ' ')
    .replace(international, ' ')
    .match(/\p{L}{3,}/gu) ?? [];

describe('texts', () => {
  const source = byKey(textsOf(english));
  const modelOf = (key: string) => source.get(key)?.at(-1)?.value ?? '';

  it.each(translated)('of $name are no English sentences', (language) => {
    const left = textsOf(language).filter(
      ({ key, value }) => wordsOf(value).length > 1 && (source.get(key) ?? []).some((text) => text.value === value),
    );
    expect(left).toEqual([]);
  });

  it.each(translated.filter(({ code }) => scripts[code]))('of $name are written in its script', (language) => {
    const left = textsOf(language).filter(
      ({ key, value }) => wordsOf(modelOf(key)).length > 0 && !scripts[language.code]?.test(value),
    );
    expect(left).toEqual([]);
  });
});
