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

/** What a list is sorted by: an expression, or a column of drizzle's tables (with `alias`, as the query names it). */
export type SortKey = SQL | Column;

interface Listed {
  columns: SQL;
  /** Tables with their joins, or a query in parentheses with a name. */
  from: SQL;
  where?: SQL;
  /** Of the chosen order. Rows without a value come last in both directions. */
  by: SortKey;
  /** True for rows that come after all others, whatever the order. */
  after?: SQL;
  /** The order of rows with the same value, before that of their ids. */
  ties?: SQL;
  /** Makes the order unique, in the same direction. */
  id: SortKey;
  page: Omit<Page<string>, 'orderBy'>;
  /** What follows FROM where rows are counted, if fewer tables have as many. */
  counted?: SQL;
}

/** NULLS LAST keeps the index of a column from being used; one that is never null does not need it. */
const last = (key: SortKey): SQL => (is(key, Column) && key.notNull ? sql`` : sql` NULLS LAST`);

/** One page of a list, and the number of rows on all of them. Lists whose orders need a plan of their own do without. */
export async function readPage<Row>(tx: Tx, list: Listed): Promise<{ items: Row[]; totalCount: number }> {
  const { columns, from, where = sql`true`, by, after, ties, id, page } = list;
  const towards = sql.raw(page.order);
  const order = [...(after ? [after] : []), sql`${by} ${towards}${last(by)}`, ...(ties ? [ties] : []), sql`${id} ${towards}`];
  const items = await rows<Row>(
    tx,
    sql`SELECT ${columns} FROM ${from} WHERE ${where} ORDER BY ${sql.join(order, sql`, `)} LIMIT ${page.limit} OFFSET ${page.offset}`,
  );
  const counted = list.counted ?? sql`${from} WHERE ${where}`;
  const { n } = await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM ${counted}`);
  return { items, totalCount: n };
}
