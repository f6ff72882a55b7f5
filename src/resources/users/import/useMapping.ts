import { useEffect, useMemo, useState } from 'react';
import { noDepartment } from '#contract/people/departments';
import type { CsvRow, CsvTable } from '~/components/csv/types.ts';
import { asHeaderless, type ColumnMap, guessColumns, type ImportField, lacksHeader, requiredFields } from './columns.ts';
import { makeReviewer, type Review } from './rowRules.ts';

export interface Mapping {
  /** The file, read with or without a header row. */
  table: CsvTable | null;
  isHeaderless: boolean;
  setHeaderless: (value: boolean) => void;
  columns: ColumnMap;
  setColumn: (field: ImportField, column: number | null) => void;
  missing: readonly ImportField[];
  /** The result of checking the rows; null while the check runs, or without an e-mail column. */
  review: Review | null;
  progress: { done: number; total: number } | null;
}

const noColumns: ColumnMap = {
  email: null,
  department: null,
  group: null,
  name: null,
  lastName: null,
  awayFrom: null,
  awayUntil: null,
  language: null,
  timeZone: null,
};

/** Maps columns to fields: guesses from the file, takes the user's changes, and checks every row at once. */
export function useMapping(read: CsvTable | null, columnName: (column: number) => string, today: string): Mapping {
  const [choice, setChoice] = useState<{ read: CsvTable | null; isHeaderless: boolean; columns: ColumnMap }>();
  const guess = useMemo(
    () => ({ read, isHeaderless: read !== null && lacksHeader(read), columns: read ? guessColumns(read) : noColumns }),
    [read],
  );
  const { isHeaderless, columns } = choice?.read === read && choice ? choice : guess;
  const table = useMemo(() => (read && isHeaderless ? asHeaderless(read, columnName) : read), [read, isHeaderless, columnName]);
  const { review, progress } = useReview(table, columns, today);
  return {
    table,
    isHeaderless,
    columns,
    review,
    progress,
    setHeaderless: (value) => setChoice({ read, isHeaderless: value, columns }),
    setColumn: (field, column) => setChoice({ read, isHeaderless, columns: { ...columns, [field]: column } }),
    missing: requiredFields.filter((field) => columns[field] === null),
  };
}

function useReview(table: CsvTable | null, columns: ColumnMap, today: string) {
  const [state, setState] = useState<{ of: unknown[]; review: Review | null; progress: Mapping['progress'] }>();
  useEffect(() => {
    if (!table || columns.email === null) return undefined;
    const controller = new AbortController();
    const of = [table, columns];
    reviewInSlices(table.rows, columns, {
      noDepartment,
      today,
      signal: controller.signal,
      onProgress: (done, total) => {
        if (!controller.signal.aborted && done < total) setState({ of, review: null, progress: { done, total } });
      },
    }).then(
      (review) => setState({ of, review, progress: null }),
      () => undefined,
    );
    return () => controller.abort();
  }, [table, columns, today]);
  const isCurrent = state !== undefined && state.of[0] === table && state.of[1] === columns;
  return isCurrent ? state : { review: null, progress: null };
}

const sliceRows = 1000;
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

interface SliceOptions {
  noDepartment: string;
  today: string;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/** Reviews the rows in slices, so that the page stays responsive. Rejects when aborted. */
async function reviewInSlices(rows: readonly CsvRow[], columns: ColumnMap, options: SliceOptions): Promise<Review> {
  const reviewer = makeReviewer(columns, options);
  for (let start = 0; start < rows.length; start += sliceRows) {
    for (const row of rows.slice(start, start + sliceRows)) reviewer.take(row);
    options.onProgress(Math.min(start + sliceRows, rows.length), rows.length);
    await breathe();
    options.signal.throwIfAborted();
  }
  return reviewer.review;
}
