import { describe, expect, it } from 'vitest';
import { english, textsOf, byKey, translated } from '#tests/support/source/texts';

/** Every number to 1,200, then a walk to a million that meets every form, and the round numbers themselves. */
const numbers = [
  ...Array.from({ length: 1201 }, (_, index) => index),
  ...Array.from({ length: 9990 }, (_, index) => 1201 + index * 100),
  1_000_000,
];

describe('plural forms', () => {
  it.each([english, ...translated])('of $name are exactly those of the language', (language) => {
    const categories = [...new Intl.PluralRules(language.folder).resolvedOptions().pluralCategories].sort();
    const wrong = [...byKey(textsOf(language))]
      .map(([key, texts]) => ({ key, forms: texts.map(({ suffix }) => suffix).sort() }))
      .filter(({ forms }) => forms.join() !== '' && forms.join() !== categories.join());
    expect(wrong).toEqual([]);
  });

  it.each([english, ...translated])('of $name answer every number up to a million', (language) => {
    const rules = new Intl.PluralRules(language.folder);
    const needed = [...new Set(numbers.map((number) => rules.select(number) as string))];
    const holes = [...byKey(textsOf(language))]
      .map(([key, texts]) => ({ key, forms: texts.map(({ suffix }) => suffix) }))
      .filter(({ forms }) => forms[0] !== '' && needed.some((form) => !forms.includes(form)));
    expect(holes).toEqual([]);
  });

  it.each(translated)('of $name are plurals wherever English has them', (language) => {
    const own = byKey(textsOf(language));
    const flat = [...byKey(textsOf(english))].filter(
      ([key, texts]) => texts[0]?.suffix && own.get(key)?.some(({ suffix }) => !suffix),
    );
    expect(flat.map(([key]) => key)).toEqual([]);
  });
});
