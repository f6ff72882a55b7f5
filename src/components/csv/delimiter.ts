import Papa from 'papaparse';
import { csvDelimiters, type CsvDelimiter } from './types.ts';

const sampleLength = 65_536;
const sampleRows = 200;

/** Rows that agree on a width of at least two, times that width: the right delimiter cuts every row alike. */
function score(sample: string, delimiter: CsvDelimiter): number {
  const { data } = Papa.parse<string[]>(sample, { delimiter, newline: '\n', preview: sampleRows, skipEmptyLines: true });
  const rows = data.length > 2 ? data.slice(0, -1) : data;
  const width = rows[0]?.length ?? 0;
  if (width < 2) return 0;
  const alike = rows.filter((row) => row.length === width).length / rows.length;
  return alike * alike * (1 + Math.min(width, 12) / 100);
}

/** `sep=;` as first line is a spreadsheet's own way to say it; the line is then no data. */
export function findDelimiter(text: string): { delimiter: CsvDelimiter; start: number } {
  const told = /^sep=(.)\n/i.exec(text);
  const named = csvDelimiters.find((delimiter) => delimiter === told?.[1]);
  if (told && named) return { delimiter: named, start: told[0].length };
  const sample = text.slice(0, sampleLength);
  const scores = csvDelimiters.map((delimiter) => ({ delimiter, score: score(sample, delimiter) }));
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  return { delimiter: best.delimiter, start: 0 };
}
