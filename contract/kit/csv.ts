import { neutralCell } from './formula.ts';

/** First character of every CSV file, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** Escapes a CSV cell: `neutralCell` disarms formulas (formula injection); quotes surround a delimiter, a quote, a line break or an outer space. */
function csvCell(value: string): string {
  const cell = neutralCell(value);
  return /[",;|\t\r\n]/.test(cell) || cell !== cell.trim() ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** One line of a CSV file, with its line end. */
export const csvLine = (cells: readonly string[], delimiter = ','): string => `${cells.map(csvCell).join(delimiter)}\r\n`;

/** A complete CSV file. */
export const toCsv = (rows: readonly (readonly string[])[], delimiter = ','): string =>
  byteOrderMark + rows.map((row) => csvLine(row, delimiter)).join('');
