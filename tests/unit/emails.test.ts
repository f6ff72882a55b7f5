import { describe, expect, it } from 'vitest';
import { addEmails, emailTokens, isEmail } from '~/components/form/emailTokens.ts';

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

  it('judges an address as the server does', () => {
    expect(['a@x.example', "o'brien@x.co", 'a+b@x.example'].every(isEmail)).toBe(true);
    expect(['a@x', 'a@', '@x.example', 'a b@x.example', 'a..b@x.example', `${'a'.repeat(250)}@x.example`].some(isEmail)).toBe(
      false,
    );
  });

  it('adds what is new and keeps the list when nothing is', () => {
    const present = ['a@x.example'];
    expect(addEmails(present, 'b@x.example A@x.example')).toEqual(['a@x.example', 'b@x.example']);
    expect(addEmails(present, 'a@x.example')).toBe(present);
  });

  it('takes 20,000 pasted lines at once', () => {
    const text = Array.from({ length: 20_000 }, (_, index) => `Person ${index} <p${index}@x.example>`).join('\n');
    const begun = performance.now();
    expect(addEmails([], text)).toHaveLength(20_000);
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});
