import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { campaignFigures, campaignOrderFields } from '#contract/reports/campaignReport';
import type { ReportFilters } from '#contract/reports/reportQuery';
import { statusFigures } from '#contract/reports/reportStatus';
import { rows } from '../../db/rows.ts';
import { containsWords } from '../../db/searchText.ts';
import type { Tx } from '../../db/tx.ts';
import { readPage } from '../../db/page.ts';
import { type Page, sortKey } from '../../reports/pages.ts';
import { factsOf, totals } from './facts.ts';
import { campaignsWhere, narrowsWork } from './filters.ts';

type FiguresOut = z.output<typeof campaignFigures>;
export type CampaignsPage = Page<(typeof campaignOrderFields)[number]>;
export interface CampaignFilters extends ReportFilters {
  searchText?: string | undefined;
}

const counts = sql.join(
  ['assignedUsers', ...Object.values(statusFigures)].map(
    (name) => sql`coalesce(t.${sql.identifier(name)}, 0) AS ${sql.identifier(name)}`,
  ),
  sql`, `,
);

/** Query of matching campaigns with their figures. */
function figures(companyId: string, filters: CampaignFilters): SQL {
  const named = containsWords(sql`lower(c.name || ' ' || k.name)`, filters.searchText);
  return sql`SELECT c.id, c.name, c.course_id AS "courseId", k.name AS "courseName", c.status, c.starts_at AS "startsAt",
      c.ended_at AS "endedAt", ${counts}, t."averageScore"
    FROM campaigns c JOIN courses k ON k.id = c.course_id
    LEFT JOIN (SELECT f.campaign_id, ${totals} FROM (${factsOf(companyId, filters)}) f GROUP BY 1) t ON t.campaign_id = c.id
    WHERE ${campaignsWhere(companyId, filters)} AND ${named} AND ${narrowsWork(filters) ? sql`t."assignedUsers" > 0` : sql`true`}`;
}

/** One page of campaigns, and the total. Empty scores and ends sort last in both directions. */
export function findReportCampaigns(tx: Tx, companyId: string, filters: CampaignFilters, page: CampaignsPage) {
  const by = sortKey(page.orderBy, ['name', 'courseName']);
  const from = sql`(${figures(companyId, filters)}) f`;
  return readPage<FiguresOut>(tx, { columns: sql`*`, from, by, id: sql`id`, page });
}

/** Campaigns after `after`, by id, for exports. */
export const nextReportCampaigns = (
  tx: Tx,
  companyId: string,
  filters: CampaignFilters,
  after: FiguresOut | undefined,
  limit: number,
) =>
  rows<FiguresOut>(
    tx,
    sql`${figures(companyId, filters)} AND ${after ? sql`c.id > ${after.id}` : sql`true`} ORDER BY c.id LIMIT ${limit}`,
  );
