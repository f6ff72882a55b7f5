import { describe, expect, it } from 'vitest';
import { languages } from '#locales/languages.ts';
import { byKey, english, placeholders, tags, textsOf, translated } from '#tests/support/source/texts';

const source = byKey(textsOf(english));
const unique = (values: string[]) => [...new Set(values)].sort();

describe('languages', () => {
  it('are all there', () => {
    expect(translated.length + 1).toBe(languages.length);
  });

  it.each(translated)('$name has exactly the keys of English', (language) => {
    const own = byKey(textsOf(language));
    expect([...source.keys()].filter((key) => !own.has(key))).toEqual([]);
    expect([...own.keys()].filter((key) => !source.has(key))).toEqual([]);
  });

  it.each(translated)('$name has no empty text', (language) => {
    const mayBeEmpty = (key: string) => source.get(key)?.every(({ value }) => value.trim() === '') ?? false;
    expect(textsOf(language).filter(({ key, value }) => value.trim() === '' && !mayBeEmpty(key))).toEqual([]);
  });

  it.each(translated)('$name fills the same places as English', (language) => {
    const wrong = textsOf(language).filter(({ key, suffix, value }) => {
      const model = source.get(key) ?? [];
      const allowed = unique(model.flatMap((text) => placeholders(text.value)));
      const mayOmitCount = suffix === 'zero' || suffix === 'one' || suffix === 'two';
      const needed = allowed.filter((name) => !(mayOmitCount && name === 'count'));
      const own = unique(placeholders(value));
      return own.some((name) => !allowed.includes(name)) || needed.some((name) => !own.includes(name));
    });
    expect(wrong).toEqual([]);
  });

  it.each(translated)('$name has the same tags as English', (language) => {
    const wrong = textsOf(language).filter(({ key, value }) => {
      const model = source.get(key)?.at(-1);
      return model !== undefined && tags(value).join() !== tags(model.value).join();
    });
    expect(wrong).toEqual([]);
  });
});
