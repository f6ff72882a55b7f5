import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Tx } from './tx.ts';

const dialect = new PgDialect();

/** Runs a SQL query and returns its rows, whose type is asserted. Times are Date, `bigint` is text: cast counts to int. */
export async function rows<Row>(tx: Tx, query: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const { rows: result } = await tx.$client.query(text, params);
  return result as Row[];
}

/** Runs a query that returns exactly one row. */
export async function oneRow<Row>(tx: Tx, query: SQL): Promise<Row> {
  const [row] = await rows<Row>(tx, query);
  if (!row) throw new Error('a query that always gives a row gave none');
  return row;
}

/** Runs a statement and returns the number of affected rows. */
export async function run(tx: Tx, query: SQL): Promise<number> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return (await tx.$client.query(text, params)).rowCount ?? 0;
}

const namesOfTexts = new Map<string, string>();

/** Name of the prepared statement, the same on every connection. */
function nameOf(text: string): string {
  const known = namesOfTexts.get(text);
  if (known) return known;
  const name = createHash('sha1').update(text).digest('hex');
  namesOfTexts.set(text, name);
  return name;
}

/**
 * Like `rows`, but prepared, so planned once per connection. Only for very frequent queries whose best plan does not depend on the
 * values.
 */
export async function preparedRows<Row>(tx: Tx, query: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const { rows: result } = await tx.$client.query({ name: nameOf(text), text, values: params });
  return result as Row[];
}
