import type { FastifyRequest } from 'fastify';
import { type AnyColumn, columnsIn } from '#contract/reports/column';
import type { Actor } from '../core/actor.ts';
import { now } from '../clock.ts';
import { byteOrderMark, csvLine } from '#contract/csv';
import type { Tx } from '../db/tx.ts';
import type { CsvStream } from '../http/handler.ts';
import { translatorFor } from '../texts/lookUp.ts';
import { cellOf } from './cellOf.ts';

/** Rows read at a time. */
const pageRows = 5000;

export interface Exporting {
  actor: Actor;
  request: FastifyRequest;
  again<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

interface CsvFile<Row> {
  /** Without date and ending. */
  name: string;
  /** Of the report; those for spreadsheets are written. */
  columns: readonly AnyColumn[];
  /** The first rows in the order that the table shows. */
  inOrder(tx: Tx, limit: number): Promise<Row[]>;
  /** The next rows in an order that no change moves. */
  next(tx: Tx, after: Row | undefined, limit: number): Promise<Row[]>;
  /** Done before the first row leaves. */
  before?(): Promise<void>;
}

export const wantsCsv = ({ headers }: FastifyRequest): boolean => /^\s*text\/csv\b/i.test(headers.accept ?? '');

/**
 * A report as a file in the reader's language. What fits into one page comes in the order of the table. More is read in pages,
 * each in a transaction of its own and in an order that keeps a row from being missed or read twice meanwhile.
 */
export function csvFile<Row extends object>(
  { actor, request, again }: Exporting,
  { name, columns: all, inOrder, next, before }: CsvFile<Row>,
): CsvStream {
  const columns = columnsIn('csv', all);
  const t = translatorFor(request.headers['accept-language'] ?? actor.companyLang);
  const lines = (rows: readonly Row[]) => rows.map((row) => csvLine(columns.map((column) => cellOf(column, row, t)))).join('');
  async function* pieces(): AsyncGenerator<string> {
    await before?.();
    yield `${byteOrderMark}${csvLine(columns.map(({ label }) => t(label)))}`;
    const few = await again((tx) => inOrder(tx, pageRows + 1));
    if (few.length <= pageRows) {
      if (few.length > 0) yield lines(few);
      return;
    }
    let after: Row | undefined;
    do {
      const page = await again((tx) => next(tx, after, pageRows));
      if (page.length > 0) yield lines(page);
      after = page.length === pageRows ? page.at(-1) : undefined;
    } while (after);
  }
  return { csv: pieces(), filename: `${name}-${now().toISOString().slice(0, 10)}.csv` };
}
