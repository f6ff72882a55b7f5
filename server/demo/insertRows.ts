import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/tx.ts';

/**
 * Inserts many rows with one statement, with one array parameter per column. All rows must have the same keys; other columns get their
 * default.
 */
export async function insertRows<T extends PgTable>(tx: Tx, table: T, rows: readonly T['$inferInsert'][]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ');
  // Array columns are passed as text, because unnest would flatten them.
  const isList = ([, column]: (typeof columns)[number]) => column.getSQLType().endsWith('[]');
  const arrays = columns.map((one, i) => `$${i + 1}::${isList(one) ? 'text' : one[1].getSQLType()}[]`).join(', ');
  const selected = columns.map((one, i) => `c${i}${isList(one) ? `::${one[1].getSQLType()}` : ''}`).join(', ');
  const values = columns.map((one) =>
    rows.map((row) => {
      const value: unknown = (row as Record<string, unknown>)[one[0]];
      if (value === null || value === undefined) return null;
      return isList(one) ? `{${(value as string[]).join(',')}}` : one[1].mapToDriverValue(value);
    }),
  );
  const aliases = columns.map((_, i) => `c${i}`).join(', ');
  await tx.$client.query(
    `INSERT INTO "${getTableName(table)}" (${names}) SELECT ${selected} FROM unnest(${arrays}) AS r(${aliases})`,
    values,
  );
}
