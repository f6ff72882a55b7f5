import { expect, it } from 'vitest';
import { acceptedLanguage } from '#locales/languages.ts';
import { cellOf } from '#server/reports/cellOf';
import { writingIn } from '#server/texts/writing';
import { formatPercent } from '~/components/data/format.ts';

it.each([
  [0, '0%'],
  [1 / 231, '1%'],
  [0.124, '12%'],
  [0.996, '99%'],
  [1, '100%'],
  [1.5, '150%'],
])('a share of %d is %s: begun is not nothing, and nearly all is not all', (share, shown) => {
  expect(formatPercent(share)).toBe(shown);
  const column = { kind: 'percent', source: 'share', label: 'reports.fields.averageScore' } as const;
  expect(`${cellOf(column, { share: share * 100 }, (key) => key)}%`).toBe(shown);
  expect(writingIn(acceptedLanguage('en'), 'UTC').percent(share)).toBe(shown);
});
