/** Encodings that spreadsheet programs write; names as in TextDecoder. */
export const csvEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1255',
  'windows-1251',
  'windows-1253',
  'windows-1256',
  'shift_jis',
  'gb18030',
] as const;
export type CsvEncoding = (typeof csvEncodings)[number];

export const csvDelimiters = [',', ';', '\t', '|'] as const;
export type CsvDelimiter = (typeof csvDelimiters)[number];

/** One record. `row` is its number in a spreadsheet: the first record of the file is 1, blank lines count. */
export interface CsvRow {
  row: number;
  cells: string[];
}

/** A parsed file. Rows do not include the header or blank lines; every row has as many cells as there are headers. */
export interface CsvTable {
  headers: string[];
  rows: CsvRow[];
  encoding: CsvEncoding;
  delimiter: CsvDelimiter;
}

/** `name`: not a .csv file; `size`: too large; `empty`: no data; `parse`: not readable as CSV; `rows`: too many rows. */
export type CsvFault = 'name' | 'size' | 'empty' | 'parse' | 'rows';

export class CsvError extends Error {
  readonly fault: CsvFault;
  /** The row that failed, as a spreadsheet counts; for `rows` the number of rows. */
  readonly row: number | undefined;

  constructor(fault: CsvFault, row?: number) {
    super(`CSV: ${fault}`);
    this.name = 'CsvError';
    this.fault = fault;
    this.row = row;
  }
}

export interface CsvProgress {
  phase: 'reading' | 'parsing';
  done: number;
  total: number;
}
