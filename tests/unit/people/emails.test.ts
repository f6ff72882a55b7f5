import { describe, expect, it } from 'vitest';
import { namesIn } from '~/resources/users/addressees.ts';
import { addEmails, emailTokens, isEmail } from '~/components/form/tags/emailTokens.ts';

describe('addresses in a text', () => {
  it.each([
    ['commas', 'a@x.example,b@x.example, c@x.example', ['a@x.example', 'b@x.example', 'c@x.example']],
    ['spaces', 'a@x.example b@x.example', ['a@x.example', 'b@x.example']],
    [
      'line ends, tabs, semicolons',
      'a@x.example\r\nb@x.example\tc@x.example;d@x.example',
      ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example'],
    ],
    [
      'names in front',
      'Ana Ruiz <ana@x.example>; "Berg, Bo" <bo@x.example>, Cy<cy@x.example>',
      ['ana@x.example', 'bo@x.example', 'cy@x.example'],
    ],
    [
      'links and brackets',
      'mailto:a@x.example (b@x.example) [c@x.example] “d@x.example”.',
      ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example'],
    ],
    [
      'separators of other scripts',
      'a@x.example، b@x.example、c@x.example；d@x.example',
      ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example'],
    ],
    ['invisible marks', '\u200fa@x.example\u200e,\ufeffb@x.example', ['a@x.example', 'b@x.example']],
    ['capitals and duplicates', 'A@X.example a@x.example', ['a@x.example']],
    ['words without @', 'Dear all, please add a@x.example today', ['a@x.example']],
    ['wrong ones, kept to be mended', 'a@ b@x', ['a@', 'b@x']],
    ['an apostrophe inside', "o'brien@x.example", ["o'brien@x.example"]],
    ['nothing', 'none here', []],
  ])('%s', (_, text, expected) => {
    expect(emailTokens(text)).toEqual(expected);
  });

  it('validates an address like the server', () => {
    expect(['a@x.example', "o'brien@x.co", 'a+b@x.example'].every(isEmail)).toBe(true);
    expect(['a@x', 'a@', '@x.example', 'a b@x.example', 'a..b@x.example', `${'a'.repeat(250)}@x.example`].some(isEmail)).toBe(
      false,
    );
  });

  it('adds new addresses and returns the same list without any', () => {
    const present = ['a@x.example'];
    expect(addEmails(present, 'b@x.example A@x.example')).toEqual(['a@x.example', 'b@x.example']);
    expect(addEmails(present, 'a@x.example')).toBe(present);
  });

  it.each([
    ['Lena Fox <lena@x.example>', 'lena@x.example', 'Lena', 'Fox'],
    ['"Fox, Lena" <Lena@x.example>', 'lena@x.example', 'Lena', 'Fox'],
    ['ana@x.example, Bo van Berg <bo@x.example>', 'bo@x.example', 'Bo van', 'Berg'],
    ['Ana <ana@x.example>, Bo Berg <bo@x.example>', 'bo@x.example', 'Bo', 'Berg'],
    ['Ana Ruiz <ana@x.example>; "Berg, Bo" <bo@x.example>', 'bo@x.example', 'Bo', 'Berg'],
    ['=1+1 <x@x.example>', 'x@x.example', undefined, undefined],
    ['<x@x.example>', 'x@x.example', undefined, undefined],
  ])('finds the names in %j', (text, email, name, lastName) => {
    expect(namesIn(text).get(email)?.name).toBe(name);
    expect(namesIn(text).get(email)?.lastName).toBe(lastName);
  });

  it('handles 20,000 pasted lines at once', () => {
    const text = Array.from({ length: 20_000 }, (_, index) => `Person ${index} <p${index}@x.example>`).join('\n');
    const begun = performance.now();
    expect(addEmails([], text)).toHaveLength(20_000);
    expect(namesIn(text).size).toBe(20_000);
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});
