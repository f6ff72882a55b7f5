import Papa from 'papaparse';
import { decodeText, detectEncoding } from './decode.ts';
import { findDelimiter } from './delimiter.ts';
import { CsvError, type CsvEncoding, type CsvProgress, type CsvRow, type CsvTable } from './types.ts';

export interface ParseOptions {
  /** Rows of data allowed; more are refused, never cut off. */
  maxRows: number;
  /** The encoding that the person chose, if the guess was wrong. */
  encoding?: CsvEncoding | undefined;
  /** Language of the panel, a hint for files in an old code page. */
  language?: string;
  onProgress?: (progress: CsvProgress) => void;
}

const chunkLength = 262_144;

function readRecords(text: string, delimiter: string, onProgress?: ParseOptions['onProgress']): CsvRow[] {
  const records: CsvRow[] = [];
  let row = 0;
  let done = 0;
  let broken: number | undefined;
  // papaparse reads strings in chunks, too, but its types declare that for files only.
  const config: Papa.ParseConfig<string[]> & { chunkSize: number; chunk: (part: Papa.ParseResult<string[]>) => void } = {
    delimiter,
    newline: '\n',
    chunkSize: chunkLength,
    skipEmptyLines: false,
    chunk: ({ data, errors }) => {
      const fault = errors.find((error) => error.type === 'Quotes');
      if (fault && broken === undefined) broken = row + (fault.row ?? 0) + 1;
      for (const cells of data) {
        row += 1;
        if (cells.some((cell) => cell.trim() !== '')) records.push({ row, cells });
      }
      done = Math.min(done + chunkLength, text.length);
      onProgress?.({ phase: 'parsing', done, total: text.length });
    },
  };
  Papa.parse<string[]>(text, config);
  if (broken !== undefined) throw new CsvError('parse', broken);
  return records;
}

/**
 * Parses a CSV file: detects encoding, delimiter and line ends, skips blank lines, pads short rows.
 * Throws CsvError `empty` (no data rows), `parse` (with the row that failed) or `rows` (more than allowed).
 */
export function parseCsv(bytes: Uint8Array, options: ParseOptions): CsvTable {
  const encoding = options.encoding ?? detectEncoding(bytes, options.language);
  const text = decodeText(bytes, encoding);
  const { delimiter, start } = findDelimiter(text);
  const records = readRecords(text.slice(start), delimiter, options.onProgress);
  const [first, ...rows] = records;
  if (!first || rows.length === 0) throw new CsvError('empty');
  if (rows.length > options.maxRows) throw new CsvError('rows', rows.length);
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), first.cells.length);
  const fill = (cells: string[]) => (cells.length < width ? [...cells, ...Array<string>(width - cells.length).fill('')] : cells);
  const headers = fill(first.cells).map((header) => header.trim());
  return { headers, rows: rows.map(({ row, cells }) => ({ row, cells: fill(cells) })), encoding, delimiter };
}
