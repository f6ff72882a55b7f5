import type { FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import { now } from '../clock.ts';
import { byteOrderMark, csvLine } from '../csv.ts';
import type { Tx } from '../db/tx.ts';
import type { CsvStream } from '../implement.ts';
import { wordsFor } from '../wordsFor.ts';

/** Rows read at a time. */
const pageRows = 5000;

/** A column of a file: where its title stands in the locales, and what it shows of a row. */
export type Column<Row> = readonly [title: string, cell: (row: Row, t: (key: string) => string) => string];

export interface Exporting {
  actor: Actor;
  request: FastifyRequest;
  again<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

interface CsvFile<Row> {
  /** Without date and ending. */
  name: string;
  columns: readonly Column<Row>[];
  /** The first rows in the order that the table shows. */
  inOrder(tx: Tx, limit: number): Promise<Row[]>;
  /** The next rows in an order that no change moves. */
  next(tx: Tx, after: Row | undefined, limit: number): Promise<Row[]>;
  /** Done before the first row leaves. */
  before?(): Promise<void>;
}

export const wantsCsv = ({ headers }: FastifyRequest): boolean => /^\s*text\/csv\b/i.test(headers.accept ?? '');
/** To the second: nobody needs more, and spreadsheets read it as a moment. */
export const moment = (at: Date | null): string => at?.toISOString().replace(/\.\d+Z$/, 'Z') ?? '';
export const percent = (value: number | null): string => (value === null ? '' : String(Math.round(value)));

/**
 * A report as a file in the reader's language. What fits into one page comes in the order of the table. More is read in pages,
 * each in a transaction of its own and in an order that keeps a row from being missed or read twice meanwhile.
 */
export function csvFile<Row>(
  { actor, request, again }: Exporting,
  { name, columns, inOrder, next, before }: CsvFile<Row>,
): CsvStream {
  const t = wordsFor(request.headers['accept-language'] ?? actor.companyLang);
  const lines = (rows: readonly Row[]) => rows.map((row) => csvLine(columns.map(([, cell]) => cell(row, t)))).join('');
  async function* pieces(): AsyncGenerator<string> {
    await before?.();
    yield `${byteOrderMark}${csvLine(columns.map(([title]) => t(title)))}`;
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
