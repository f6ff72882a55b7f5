import { type SQL, sql } from 'drizzle-orm';
import { listLimits } from '#contract/kit/limits';
import { oneRow, rows } from './rows.ts';
import type { Tx } from './tx.ts';
import { allOf } from './where.ts';

interface SimpleQuery<Field extends string> {
  range?: readonly [number, number] | undefined;
  sort?: readonly [Field, 'ASC' | 'DESC'] | undefined;
}

interface SimpleList<Field extends string> {
  columns: SQL;
  from: SQL;
  conditions: readonly SQL[];
  /** SQL of each order field. */
  orders: Record<Field, SQL>;
  /** Column that makes the order of rows unique. */
  id: SQL;
  query: SimpleQuery<Field>;
  contentRange(first: number, last: number, total: number): void;
}

/** One page of a plain list (`simpleListQuery` of the contract), newest first unless the query says otherwise; sets Content-Range. */
export async function simpleList<Row, Field extends string>(tx: Tx, list: SimpleList<Field | 'createdAt'>): Promise<Row[]> {
  const { columns, from, orders, id, query } = list;
  const [first, last] = query.range ?? [0, listLimits.defaultPageSize - 1];
  const [field, direction] = query.sort ?? (['createdAt', 'DESC'] as const);
  const where = allOf([sql`true`, ...list.conditions]);
  const towards = sql.raw(direction);
  const found = await rows<Row>(
    tx,
    sql`SELECT ${columns} FROM ${from} WHERE ${where} ORDER BY ${orders[field]} ${towards} NULLS LAST, ${id} ${towards}
      LIMIT ${last - first + 1} OFFSET ${first}`,
  );
  const { n } = await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM ${from} WHERE ${where}`);
  list.contentRange(first, first + found.length - 1, n);
  return found;
}

/** Condition: the column has one of the values; none if no values are given. */
export const isOneOf = (column: SQL, values: readonly string[] | undefined, type: 'text' | 'uuid' = 'text'): SQL[] =>
  values ? [sql`${column} = ANY(${sql.param([...values])}::${sql.raw(type)}[])`] : [];
