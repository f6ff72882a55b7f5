import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { campaignFigures, campaignOrderFields } from '#contract/campaignReport';
import { now } from '../../clock.ts';
import { byteOrderMark, csvLine } from '../../csv.ts';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { CsvStream } from '../../implement.ts';
import { byStatus, inSets, oneOf, type TotalsWanted } from './statistics.ts';

type FiguresOut = z.output<typeof campaignFigures>;
interface Page {
  orderBy: (typeof campaignOrderFields)[number];
  order: 'ASC' | 'DESC';
  offset: number;
  limit: number;
}
const pageRows = 5000;

const campaignsWhere = (companyId: string, { campaignIds }: TotalsWanted): SQL =>
  sql`c.company_id = ${companyId} AND ${oneOf(sql`c.id`, campaignIds, 'uuid')}`;

/** Every matching campaign with its figures: from the counters unless people are chosen by membership. */
function figures(companyId: string, wanted: TotalsWanted): SQL {
  const { statuses, departments, groups } = wanted;
  const own = sql`a.company_id = ${companyId} AND a.campaign_id = c.id AND ${oneOf(sql`a.status`, statuses, 'text')}`;
  const people = sql`${own} AND ${inSets(companyId, 'departments', departments)} AND ${inSets(companyId, 'groups', groups)}`;
  const counted =
    departments.length + groups.length === 0
      ? sql`SELECT ${byStatus(sql`a.n`)} FROM assignment_counts a WHERE ${own}`
      : sql`SELECT ${byStatus(sql`1`)} FROM assignments a WHERE ${people}`;
  return sql`SELECT c.id, c.name, c.course_id AS "courseId", k.name AS "courseName", c.status, c.starts_at AS "startsAt", t.*,
      s.score AS "averageScore"
    FROM campaigns c JOIN courses k ON k.id = c.course_id
    CROSS JOIN LATERAL (${counted}) t
    CROSS JOIN LATERAL (SELECT avg(a.score)::float8 AS score FROM assignments a WHERE ${people} AND a.score IS NOT NULL) s
    WHERE ${campaignsWhere(companyId, wanted)}`;
}

/** One page of campaigns and how many there are. Without a score comes last, whatever the order. */
export async function findReportCampaigns(tx: Tx, companyId: string, wanted: TotalsWanted, page: Page) {
  const order = sql.raw(`"${page.orderBy}" ${page.order} NULLS LAST, id ${page.order}`);
  const items = await rows<FiguresOut>(
    tx,
    sql`SELECT * FROM (${figures(companyId, wanted)}) f ORDER BY ${order} LIMIT ${page.limit} OFFSET ${page.offset}`,
  );
  const { total } = await oneRow<{ total: number }>(
    tx,
    sql`SELECT count(*)::int AS total FROM campaigns c WHERE ${campaignsWhere(companyId, wanted)}`,
  );
  return { items, totalCount: total };
}

/** Columns of the file: where the title stands in the locales. */
const titles = [
  'resources.users.fields.name',
  'shell.titles.course',
  'campaigns.start.label',
  'campaigns.statistics.assigned',
  'campaigns.statuses.not_started',
  'campaigns.statuses.in_progress',
  'campaigns.statuses.completed',
  'campaigns.statuses.overdue',
  'campaigns.statistics.score',
];

const cellsOf = (row: FiguresOut): string[] => [
  row.name,
  row.courseName,
  row.startsAt.toISOString(),
  ...[row.assignedUsers, row.notStarted, row.inProgress, row.completed, row.overdue].map(String),
  row.averageScore === null ? '' : String(Math.round(row.averageScore)),
];

interface Exporting {
  companyId: string;
  wanted: TotalsWanted;
  t: (key: string) => string;
  again<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** Every campaign that matches as CSV, read in pages by id, which no change moves. */
export function exportReportCampaigns({ companyId, wanted, t, again }: Exporting): CsvStream {
  const next = (after: string | undefined) => (tx: Tx) =>
    rows<FiguresOut>(
      tx,
      sql`${figures(companyId, wanted)} AND ${after ? sql`c.id > ${after}` : sql`true`} ORDER BY c.id LIMIT ${pageRows}`,
    );
  async function* pieces(): AsyncGenerator<string> {
    yield `${byteOrderMark}${csvLine(titles.map(t))}`;
    let after: string | undefined;
    do {
      const page = await again(next(after));
      if (page.length > 0) yield page.map((row) => csvLine(cellsOf(row))).join('');
      after = page.length === pageRows ? page.at(-1)?.id : undefined;
    } while (after);
  }
  return { csv: pieces(), filename: `training-${now().toISOString().slice(0, 10)}.csv` };
}
