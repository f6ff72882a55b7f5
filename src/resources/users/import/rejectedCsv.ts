import { toCsv } from '#contract/kit/csv';
import type { CsvTable } from '~/components/csv/types.ts';
import type { RejectedRow } from './rowRules.ts';

/**
 * The rejected rows as a file to mend and import again: every column as it came, the row's number in front
 * and the reason at the end, with the separator of the file they came from. Cells that a spreadsheet would run as formulas are neutralised.
 */
export function rejectedCsv(
  { headers, delimiter }: Pick<CsvTable, 'headers' | 'delimiter'>,
  rejected: readonly RejectedRow[],
  words: { row: string; reason: string; reasonOf: (row: RejectedRow) => string },
): string {
  const lines = rejected.map((row) => [String(row.row), ...row.cells, words.reasonOf(row)]);
  return toCsv([[words.row, ...headers, words.reason], ...lines], delimiter);
}

/** `people.csv` → `people-rejected.csv`. */
export const rejectedFileName = (fileName: string): string => `${fileName.replace(/\.csv$/i, '')}-rejected.csv`;
