import { type SQL, sql } from 'drizzle-orm';
import { allowLongStatements } from '../../../db/longStatements.ts';
import { rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { indexedWhere, type PeopleFilters, peopleWhere } from '../list/conditions.ts';
import { comesAfter, type Bookmark, orderBy, type PeopleOrder } from '../list/order.ts';

export interface ExportQuery {
  companyId: string;
  filters: PeopleFilters;
  order: PeopleOrder;
}
type InNewTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

const pageRows = 5000;

/**
 * Ids of everybody who matches, in pages, each as a SQL array and read in its own transaction. Concurrent changes never cause a
 * person to be skipped or repeated: the order of creation is stable, and for other orders all ids are read at the beginning.
 */
export function idPages(query: ExportQuery, inNewTransaction: InNewTransaction): AsyncGenerator<SQL> {
  return query.order.field === 'created_at' ? pagesByCreation(query, inNewTransaction) : pagesInOrder(query, inNewTransaction);
}

/** Applies only filters on columns of the index; the caller applies the other filters when it reads the page. */
async function* pagesByCreation(
  { companyId, filters, order }: ExportQuery,
  inNewTransaction: InNewTransaction,
): AsyncGenerator<SQL> {
  let bookmark: Bookmark | undefined;
  do {
    const after = bookmark ? sql` AND ${comesAfter(order, bookmark)}` : sql``;
    const places = await inNewTransaction((tx) =>
      rows<Bookmark>(
        tx,
        sql`SELECT u.created_at::text AS value, u.id FROM people u WHERE ${indexedWhere(companyId, filters)}${after} ${orderBy(order)} LIMIT ${pageRows}`,
      ),
    );
    yield sql`${sql.param(places.map(({ id }) => id))}::uuid[]`;
    bookmark = places.length === pageRows ? places.at(-1) : undefined;
  } while (bookmark);
}

/** Each page is kept as the text of an array, so that a million ids are only a few hundred strings in memory. */
async function* pagesInOrder({ companyId, filters, order }: ExportQuery, inNewTransaction: InNewTransaction): AsyncGenerator<SQL> {
  const placed = sql`SELECT u.id, row_number() OVER (${orderBy(order)}) - 1 AS place FROM people u WHERE ${peopleWhere(companyId, filters)}`;
  const pages = await inNewTransaction(async (tx) => {
    await allowLongStatements(tx);
    return rows<{ ids: string }>(
      tx,
      sql`SELECT array_agg(p.id)::text AS ids FROM (${placed}) p GROUP BY p.place / ${sql.raw(String(pageRows))} ORDER BY p.place / ${sql.raw(String(pageRows))}`,
    );
  });
  for (const { ids } of pages) yield sql`${ids}::uuid[]`;
}
