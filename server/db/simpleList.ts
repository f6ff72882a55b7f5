import type { SQL } from 'drizzle-orm';
import { listLimits } from '#contract/kit/limits';
import { type Order, readPage, type SortKey } from './page.ts';
import type { Tx } from './tx.ts';
import { allOf } from './where.ts';

interface SimpleQuery<Field extends string> {
  range?: readonly [number, number] | undefined;
  sort?: readonly [Field, Order] | undefined;
}

interface SimpleList<Field extends string> {
  columns: SQL;
  from: SQL;
  conditions: readonly SQL[];
  orders: Record<Field, SortKey>;
  /** Column that makes the order of rows unique. */
  id: SortKey;
  query: SimpleQuery<Field>;
  /** The order if the query names none; by default `createdAt`. */
  usual?: Field;
  contentRange(first: number, last: number, total: number): void;
  /** See `readPage`. */
  after?: SQL;
  counted?: SQL;
}

/** One page of a plain list (`simpleListQuery` of the contract), newest first unless the query says otherwise; sets Content-Range. */
export async function simpleList<Row, Field extends string>(tx: Tx, list: SimpleList<Field | 'createdAt'>): Promise<Row[]> {
  const { conditions, orders, query, usual = 'createdAt', contentRange, ...rest } = list;
  const [first, last] = query.range ?? [0, listLimits.defaultPageSize - 1];
  const [field, order] = query.sort ?? ([usual, 'DESC'] as const);
  const page = { order, offset: first, limit: last - first + 1 };
  const { items, totalCount } = await readPage<Row>(tx, { ...rest, where: allOf(conditions), by: orders[field], page });
  contentRange(first, first + items.length - 1, totalCount);
  return items;
}
