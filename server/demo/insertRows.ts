import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/tx.ts';

/**
 * Writes many rows with one statement, an array for each column, however many rows there are.
 * Every row must have the same keys; columns that no row names get their default.
 */
export async function insertRows<T extends PgTable>(tx: Tx, table: T, rows: readonly T['$inferInsert'][]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ');
  const arrays = columns.map(([, column], i) => `$${i + 1}::${column.getSQLType()}[]`).join(', ');
  const values = columns.map(([key, column]) =>
    rows.map((row) => {
      const value: unknown = (row as Record<string, unknown>)[key];
      return value === null || value === undefined ? null : column.mapToDriverValue(value);
    }),
  );
  await tx.$client.query(`INSERT INTO "${getTableName(table)}" (${names}) SELECT * FROM unnest(${arrays})`, values);
}
