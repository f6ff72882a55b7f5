import Papa from 'papaparse';
import { csvDelimiters, type CsvDelimiter } from './types.ts';

const sampleLength = 65_536;
const sampleRows = 200;

/** Number of rows of the same width (at least two), times that width: the right delimiter splits all rows equally. */
function score(sample: string, delimiter: CsvDelimiter): number {
  const { data } = Papa.parse<string[]>(sample, { delimiter, newline: '\n', preview: sampleRows, skipEmptyLines: true });
  const rows = data.length > 2 ? data.slice(0, -1) : data;
  const width = rows[0]?.length ?? 0;
  if (width < 2) return 0;
  const alike = rows.filter((row) => row.length === width).length / rows.length;
  return alike * alike * (1 + Math.min(width, 12) / 100);
}

/** Detects the delimiter. Spreadsheets may declare it in a first line `sep=;`, which is not data. */
export function findDelimiter(text: string): { delimiter: CsvDelimiter; start: number } {
  const declared = /^sep=(.)\n/i.exec(text);
  const named = csvDelimiters.find((delimiter) => delimiter === declared?.[1]);
  if (declared && named) return { delimiter: named, start: declared[0].length };
  const sample = text.slice(0, sampleLength);
  const scores = csvDelimiters.map((delimiter) => ({ delimiter, score: score(sample, delimiter) }));
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  return { delimiter: best.delimiter, start: 0 };
}
