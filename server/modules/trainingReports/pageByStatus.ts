import { sql } from 'drizzle-orm';
import type { ReportStatus } from '#contract/reports/reportStatus';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { factsOf } from './facts.ts';
import type { PeoplePage, AssignmentFilters } from './readPlan.ts';

/** Reads a page of the assignments with one status; `count` is their number. */
type ReadPage<Row> = (filters: AssignmentFilters, page: PeoplePage, count: number) => Promise<Row[]>;

/**
 * One page sorted by status when there are too many rows to sort: reads one status after the other, as far as the page needs them. The
 * index has the stored status, in whose order "not completed" assignments are scattered.
 */
export async function pageByStatus<Row>(
  tx: Tx,
  companyId: string,
  filters: AssignmentFilters,
  page: PeoplePage,
  readPage: ReadPage<Row>,
): Promise<Row[]> {
  const counts = await rows<{ status: ReportStatus; n: number }>(
    tx,
    sql`SELECT f.status, sum(f.n)::int AS n FROM (${factsOf(companyId, filters)}) f
      GROUP BY 1 HAVING sum(f.n) > 0 ORDER BY 1 ${sql.raw(page.order)}`,
  );
  const result: Row[] = [];
  let before = 0;
  for (const { status, n } of counts) {
    const part = { ...page, offset: Math.max(0, page.offset - before), limit: page.limit - result.length };
    if (part.limit > 0 && part.offset < n) result.push(...(await readPage({ ...filters, statuses: [status] }, part, n)));
    before += n;
  }
  return result;
}
