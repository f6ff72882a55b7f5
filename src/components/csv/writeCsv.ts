/** A cell that a spreadsheet would run as a formula gets a leading quote, so that it stays text. */
export const neutralCell = (value: string): string => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);

function quoted(value: string): string {
  const cell = neutralCell(value);
  return /[",;\t\n\r]/.test(cell) || cell !== cell.trim() ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** CSV text with a mark, so that spreadsheets read it as UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
