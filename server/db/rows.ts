import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Tx } from './tx.ts';

const dialect = new PgDialect();

/** Runs a query of our own and gives its rows. Times arrive as Date, `bigint` as text: cast counts to int. */
export async function rows<Row>(tx: Tx, query: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const { rows: found } = await tx.$client.query(text, params);
  return found as Row[];
}

/** The same for a query that gives exactly one row. */
export async function oneRow<Row>(tx: Tx, query: SQL): Promise<Row> {
  const [row] = await rows<Row>(tx, query);
  if (!row) throw new Error('a query that always gives a row gave none');
  return row;
}

/** Runs a statement and gives the number of rows it wrote. */
export async function run(tx: Tx, query: SQL): Promise<number> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return (await tx.$client.query(text, params)).rowCount ?? 0;
}

const namesOfTexts = new Map<string, string>();

/** The same text has the same name on every connection. */
function nameOf(text: string): string {
  const known = namesOfTexts.get(text);
  if (known) return known;
  const name = createHash('sha1').update(text).digest('hex');
  namesOfTexts.set(text, name);
  return name;
}

/**
 * Like `rows`, planned once for each connection instead of each time. Only for the few texts that are asked all the time
 * and whose best plan does not depend on the values.
 */
export async function preparedRows<Row>(tx: Tx, query: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const { rows: found } = await tx.$client.query({ name: nameOf(text), text, values: params });
  return found as Row[];
}
