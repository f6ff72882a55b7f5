import { Column, is, type SQL, sql } from 'drizzle-orm';
import { oneRow, rows } from './rows.ts';
import type { Tx } from './tx.ts';

export type Order = 'ASC' | 'DESC';

export interface Page<Field extends string> {
  orderBy: Field;
  order: Order;
  offset: number;
  limit: number;
}

/** The sort key of a list: an expression, or a column of a drizzle table (with `alias`, if the query has one). */
export type SortKey = SQL | Column;

export interface Listed {
  columns: SQL;
  /** Tables with their joins, or a query in parentheses with a name. */
  from: SQL;
  where?: SQL;
  /** The key of the chosen order. Rows without a value come last in both directions. */
  by: SortKey;
  /** An expression that is true for rows that come after all others, in every order. */
  after?: SQL;
  /** The order of rows with the same key; after it they are sorted by id. */
  ties?: SQL;
  /** Makes the order unique, in the same direction. */
  id: SortKey;
  page: Omit<Page<string>, 'orderBy'>;
  /** The tables and conditions for counting the rows, if fewer tables than in `from` are enough. */
  counted?: SQL;
  /** The rows are sums of many others: their number is counted with them, in one statement, not by computing them again. */
  isComputed?: true;
}

/** A column that is never null does not need NULLS LAST, with which its index could not be used. */
const last = (key: SortKey): SQL => (is(key, Column) && key.notNull ? sql`` : sql` NULLS LAST`);

/** One page of a list, and the total number of rows. Lists that need a special query plan for each order do not use it. */
export async function readPage<Row>(tx: Tx, list: Listed): Promise<{ items: Row[]; totalCount: number }> {
  const { columns, from, where = sql`true`, by, after, ties, id, page } = list;
  const towards = sql.raw(page.order);
  const order = [...(after ? [after] : []), sql`${by} ${towards}${last(by)}`, ...(ties ? [ties] : []), sql`${id} ${towards}`];
  const ordered = sql`ORDER BY ${sql.join(order, sql`, `)} LIMIT ${page.limit} OFFSET ${page.offset}`;
  if (list.isComputed) {
    const found = await rows<{ total: number }>(
      tx,
      sql`SELECT ${columns}, count(*) OVER ()::int AS total FROM ${from} WHERE ${where} ${ordered}`,
    );
    const items = found.map(({ total: _, ...row }) => row as Row);
    // A page after the last one has no row that knows the number.
    if (found[0] || page.offset === 0) return { items, totalCount: found[0]?.total ?? 0 };
  }
  const items = await rows<Row>(tx, sql`SELECT ${columns} FROM ${from} WHERE ${where} ${ordered}`);
  const counted = list.counted ?? sql`${from} WHERE ${where}`;
  const { n } = await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM ${counted}`);
  return { items, totalCount: n };
}
