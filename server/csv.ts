/** Tells spreadsheets that a file is UTF-8; the first thing of every CSV. */
export const byteOrderMark = '\uFEFF';

const startsFormula = /^[=+\-@\t\r]/;

/** A cell that a spreadsheet would take for a formula gets a quote in front. */
const csvCell = (value: string): string => {
  const harmless = startsFormula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;
