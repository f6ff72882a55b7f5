import type { CsvRow } from '~/components/csv/types.ts';
import type { ColumnMap } from './columns.ts';
import { makeReviewer, type Review } from './rowRules.ts';

const sliceRows = 1000;
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

interface SliceOptions {
  noDepartment: string;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/** Reviews many rows a slice at a time, so that the page can answer in between. Rejects when aborted. */
export async function reviewInSlices(rows: readonly CsvRow[], columns: ColumnMap, options: SliceOptions): Promise<Review> {
  const reviewer = makeReviewer(columns, options.noDepartment);
  for (let start = 0; start < rows.length; start += sliceRows) {
    for (const row of rows.slice(start, start + sliceRows)) reviewer.take(row);
    options.onProgress(Math.min(start + sliceRows, rows.length), rows.length);
    await breathe();
    options.signal.throwIfAborted();
  }
  return reviewer.review;
}
