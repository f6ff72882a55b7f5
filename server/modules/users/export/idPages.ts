import { type SQL, sql } from 'drizzle-orm';
import { allowLongStatements } from '../../../db/longStatements.ts';
import { rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { comesAfter, type Bookmark, orderBy, type PeopleOrder } from '../list/order.ts';
import { indexedWhere, type PeopleFilters, peopleWhere } from '../list/conditions.ts';

export interface Asked {
  companyId: string;
  filters: PeopleFilters;
  order: PeopleOrder;
}
type Again = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

const pageRows = 5000;

/**
 * The ids of everyone who matches, page by page, as arrays of the database; each page is a transaction. Nobody is missed or
 * told twice when people change meanwhile: in the order of creation nobody moves, and another order is noted at the beginning.
 */
export function idPages(asked: Asked, again: Again): AsyncGenerator<SQL> {
  return asked.order.field === 'created_at' ? walked(asked, again) : noted(asked, again);
}

/** Some of them may not match what no index tells; that is asked with the page itself. */
async function* walked({ companyId, filters, order }: Asked, again: Again): AsyncGenerator<SQL> {
  let mark: Bookmark | undefined;
  do {
    const after = mark ? sql` AND ${comesAfter(order, mark)}` : sql``;
    const places = await again((tx) =>
      rows<Bookmark>(
        tx,
        sql`SELECT u.created_at::text AS value, u.id FROM people u WHERE ${indexedWhere(companyId, filters)}${after} ${orderBy(order)} LIMIT ${pageRows}`,
      ),
    );
    yield sql`${sql.param(places.map(({ id }) => id))}::uuid[]`;
    mark = places.length === pageRows ? places.at(-1) : undefined;
  } while (mark);
}

/** A page stays the text of an array, so that a million ids are a few hundred values here. */
async function* noted({ companyId, filters, order }: Asked, again: Again): AsyncGenerator<SQL> {
  const placed = sql`SELECT u.id, row_number() OVER (${orderBy(order)}) - 1 AS place FROM people u WHERE ${peopleWhere(companyId, filters)}`;
  const pages = await again(async (tx) => {
    await allowLongStatements(tx);
    return rows<{ ids: string }>(
      tx,
      sql`SELECT array_agg(p.id)::text AS ids FROM (${placed}) p GROUP BY p.place / ${sql.raw(String(pageRows))} ORDER BY p.place / ${sql.raw(String(pageRows))}`,
    );
  });
  for (const { ids } of pages) yield sql`${ids}::uuid[]`;
}
