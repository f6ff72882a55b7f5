import { sql } from 'drizzle-orm';
import type { ReportStatus } from '#contract/reportStatus';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { factsOf } from './facts.ts';
import type { PeoplePage, PeopleWanted } from './readPlan.ts';

/** A page of the work that has one status, of which there is so much. */
type ReadPage<Row> = (wanted: PeopleWanted, page: PeoplePage, count: number) => Promise<Row[]>;

/**
 * One page by status where there is too much to sort: one status after the other, as far as the page has part of it. Indexes have
 * what is stored, in whose order those who are read as "Not completed" do not stand together.
 */
export async function pageByStatus<Row>(
  tx: Tx,
  companyId: string,
  wanted: PeopleWanted,
  page: PeoplePage,
  readPage: ReadPage<Row>,
): Promise<Row[]> {
  const counts = await rows<{ status: ReportStatus; n: number }>(
    tx,
    sql`SELECT f.status, sum(f.n)::int AS n FROM (${factsOf(companyId, wanted)}) f
      GROUP BY 1 HAVING sum(f.n) > 0 ORDER BY 1 ${sql.raw(page.order)}`,
  );
  const found: Row[] = [];
  let before = 0;
  for (const { status, n } of counts) {
    const part = { ...page, offset: Math.max(0, page.offset - before), limit: page.limit - found.length };
    if (part.limit > 0 && part.offset < n) found.push(...(await readPage({ ...wanted, statuses: [status] }, part, n)));
    before += n;
  }
  return found;
}
