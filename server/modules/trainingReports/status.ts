import { type SQL, sql } from 'drizzle-orm';
import { assignmentStatuses, campaignStatuses } from '#contract/campaigns/campaignStates';
import { assignedStatuses, readAs, type ReportStatus, reportStatuses } from '#contract/reports/reportStatus';

/*
 * `contract/reports/reportStatus.ts` as SQL, over rows `a` with a stored status and their campaign `c`. The report status is derived, never
 * stored: ending or suspending a campaign does not change its assignments.
 */

const list = (values: readonly string[]): SQL => sql.raw(values.map((value) => `'${value}'`).join(', '));

const changes = campaignStatuses.flatMap((state) =>
  reportStatuses.flatMap((read) => {
    const stored = assignmentStatuses.filter((status) => status !== read && readAs[state][status] === read);
    return stored.length > 0 ? [sql`WHEN c.status = ${list([state])} AND a.status IN (${list(stored)}) THEN ${list([read])}`] : [];
  }),
);
/** The report status. */
export const reportStatus: SQL = sql`CASE ${sql.join(changes, sql` `)} ELSE a.status END`;

/** Condition: the report status counts as assigned. */
export const isAssigned = (status: SQL): SQL => sql`${status} IN (${list(assignedStatuses)})`;

/** Condition: the report status is one of these; always true for an empty list. Uses stored columns, which have indexes. */
export function hasReportStatus(chosen: readonly ReportStatus[]): SQL {
  if (chosen.length === 0 || chosen.length === reportStatuses.length) return sql`true`;
  const ways = campaignStatuses.flatMap((state) => {
    const stored = assignmentStatuses.filter((status) => chosen.includes(readAs[state][status]));
    return stored.length > 0 ? [sql`(c.status = ${list([state])} AND a.status IN (${list(stored)}))`] : [];
  });
  return sql`(${sql.join(ways, sql` OR `)})`;
}
