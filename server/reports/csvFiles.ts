import type { FastifyRequest } from 'fastify';
import { byteOrderMark, csvLine } from '#contract/kit/csv';
import { type AnyColumn, columnsIn } from '#contract/reports/column';
import { now } from '../clock.ts';
import type { Actor } from '../core/actor.ts';
import type { Tx } from '../db/tx.ts';
import type { CsvStream } from '../http/handler.ts';
import { translatorFor } from '../texts/lookUp.ts';
import { cellOf } from './cellOf.ts';

/** Rows read per transaction. */
const pageRows = 5000;
/** Rows of the first page of a long file: while it is read, the person sees no download yet. */
const firstRows = 500;
const everything = Number.MAX_SAFE_INTEGER;

export interface Exporting {
  actor: Actor;
  request: FastifyRequest;
  inNewTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

interface CsvFile<Row> {
  /** File name without date and extension. */
  name: string;
  /** Columns of the report; those for spreadsheets are written. */
  columns: readonly AnyColumn[];
  /** The first rows in the order of the table. */
  inOrder(tx: Tx, limit: number): Promise<Row[]>;
  /** The rows after `after`, in an order by key that changes cannot affect. Absent where rows are few, such as departments: all are read at once. */
  next?(tx: Tx, after: Row | undefined, limit: number): Promise<Row[]>;
  /** What the columns read, if it is not the row itself. */
  toFileRow?(row: Row): object;
  /** Runs before the first row is sent. Resolves to how many rows there are at least, so that too many are not sorted in vain. */
  before?(): Promise<number>;
}

export const wantsCsv = ({ headers }: FastifyRequest): boolean => /^\s*text\/csv\b/i.test(headers.accept ?? '');

/** Translates into the language of the person who reads the file. */
export const readerOf = ({ actor, request }: Pick<Exporting, 'actor' | 'request'>): ((key: string) => string) =>
  translatorFor(request.headers['accept-language'] ?? actor.companyLang);

/**
 * A report as CSV in the reader's language. Up to one page of rows comes in the order of the table. More rows are read in pages, each in
 * a transaction of its own and ordered by key, so that no row is missed or repeated while data changes.
 */
export function csvFile<Row extends object>(
  { actor, request, inNewTransaction }: Exporting,
  { name, columns: all, inOrder, next, toFileRow = (row) => row, before }: CsvFile<Row>,
): CsvStream {
  const columns = columnsIn('csv', all);
  const t = readerOf({ actor, request });
  const line = (row: object) => csvLine(columns.map((column) => cellOf(column, row, t)));
  const lines = (rows: readonly Row[]) => rows.map((row) => line(toFileRow(row))).join('');
  async function* pieces(): AsyncGenerator<string> {
    const known = await before?.();
    yield `${byteOrderMark}${csvLine(columns.map(({ label }) => t(label)))}`;
    if (!next) {
      yield lines(await inNewTransaction((tx) => inOrder(tx, everything)));
      return;
    }
    if (known === undefined || known <= pageRows) {
      const few = await inNewTransaction((tx) => inOrder(tx, pageRows + 1));
      if (few.length <= pageRows) {
        if (few.length > 0) yield lines(few);
        return;
      }
    }
    let after: Row | undefined;
    for (let limit = known === undefined ? pageRows : firstRows; ; limit = pageRows) {
      const page = await inNewTransaction((tx) => next(tx, after, limit));
      if (page.length > 0) yield lines(page);
      if (page.length < limit) return;
      after = page.at(-1);
    }
  }
  return { csv: pieces(), filename: `${name}-${now().toISOString().slice(0, 10)}.csv` };
}
