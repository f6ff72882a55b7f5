import { neutralCell } from '#contract/formula';
import type { CsvDelimiter } from './types.ts';

function quoted(value: string): string {
  const cell = neutralCell(value);
  return /[",;|\t\n\r]/.test(cell) || cell !== cell.trim() ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** CSV text with a mark, so that spreadsheets read it as UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[], delimiter: CsvDelimiter = ','): string =>
  `\uFEFF${rows.map((row) => row.map(quoted).join(delimiter)).join('\r\n')}\r\n`;
