import { neutralCell } from '#contract/formula';

/** Tells spreadsheets that a file is UTF-8; the first thing of every CSV. */
export const byteOrderMark = '\uFEFF';

const csvCell = (value: string): string => {
  const harmless = neutralCell(value);
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;
