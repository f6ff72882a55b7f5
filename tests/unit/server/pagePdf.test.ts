import { expect, it } from 'vitest';
import { pagePdf } from '#server/demo/pagePdf';
import { readPdf } from '#tests/support/files/pdfText';

const make = () =>
  pagePdf('Keys (and badges)', [
    ['title', 'Keys (and badges)'],
    ['paragraph', 'A backslash \\ and a bracket ('],
  ]);

it('is a PDF that readers open, with the same bytes each time', async () => {
  const { lines, title, language } = await readPdf(make());
  expect(lines.join('\n')).toBe('Keys (and badges)\nA backslash \\ and a bracket (');
  expect([title, language]).toEqual(['Keys (and badges)', 'en']);
  expect(make().equals(make())).toBe(true);
});
