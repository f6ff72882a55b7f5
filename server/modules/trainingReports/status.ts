import { type SQL, sql } from 'drizzle-orm';
import { assignmentStatuses, campaignStatuses } from '#contract/campaignStates';
import { assignedStatuses, readAs, type ReportStatus, reportStatuses } from '#contract/reportStatus';

/*
 * The table of reportStatus.ts as SQL, over rows `a` with a stored status and their campaign `c`. What is kept stays by what is
 * stored: a campaign that ends or is suspended changes none of it.
 */

const list = (values: readonly string[]): SQL => sql.raw(values.map((value) => `'${value}'`).join(', '));

const changes = campaignStatuses.flatMap((state) =>
  reportStatuses.flatMap((read) => {
    const stored = assignmentStatuses.filter((status) => status !== read && readAs[state][status] === read);
    return stored.length > 0 ? [sql`WHEN c.status = ${list([state])} AND a.status IN (${list(stored)}) THEN ${list([read])}`] : [];
  }),
);
/** The status that reports say. */
export const reportStatus: SQL = sql`CASE ${sql.join(changes, sql` `)} ELSE a.status END`;

/** Whether a status that reports say, as `status`, is part of what is assigned. */
export const isAssigned = (status: SQL): SQL => sql`${status} IN (${list(assignedStatuses)})`;

/** Whether work is read as one of these; none chosen leaves nothing out. Said in what is stored, which indexes know. */
export function hasReportStatus(chosen: readonly ReportStatus[]): SQL {
  if (chosen.length === 0 || chosen.length === reportStatuses.length) return sql`true`;
  const ways = campaignStatuses.flatMap((state) => {
    const stored = assignmentStatuses.filter((status) => chosen.includes(readAs[state][status]));
    return stored.length > 0 ? [sql`(c.status = ${list([state])} AND a.status IN (${list(stored)}))`] : [];
  });
  return sql`(${sql.join(ways, sql` OR `)})`;
}
