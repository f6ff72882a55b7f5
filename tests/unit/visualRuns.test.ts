import { describe, expect, it } from 'vitest';
import { visualRuns } from '~/components/pdf/text/visualRuns.ts';

const hebrew = /[\u05d0-\u05ea]/;
const familyOf = (sign: string) => (hebrew.test(sign) ? 'hebrew' : 'latin');
/** What stands on paper, from left to right. */
const drawn = (line: string, dir: 'ltr' | 'rtl') =>
  visualRuns(line, dir, familyOf)
    .map(({ text, isReversed }) => (isReversed ? [...text].reverse().join('') : text))
    .join('');

describe('a line on paper', () => {
  it.each([
    ['Ada Lovelace (Sales)', 'Ada Lovelace (Sales)'],
    ['Ada אבג דה 12 Lovelace', 'Ada 12 הד גבא Lovelace'],
  ])('%j runs from left to right', (line, expected) => expect(drawn(line, 'ltr')).toBe(expected));

  it.each([
    ['אבג דה', 'הד גבא'],
    ['אבג (דה)', '(הד) גבא'],
    ['אבג (3) [x]', '[x] (3) גבא'],
    ['אבג 12% Acme (EMEA) דה', 'הד Acme (EMEA) 12% גבא'],
    ['1 / 12', '12 / 1'],
    ['2026-11-21', '2026-11-21'],
  ])('%j runs from right to left', (line, expected) => expect(drawn(line, 'rtl')).toBe(expected));

  it('is cut where the font changes', () => {
    expect(visualRuns('xאבy', 'ltr', familyOf)).toMatchObject([
      { text: 'x', family: 'latin', isReversed: false },
      { text: 'אב', family: 'hebrew', isReversed: true },
      { text: 'y', family: 'latin', isReversed: false },
    ]);
  });
});
