import { type SQL, sql } from 'drizzle-orm';
import { assignmentStatuses } from '#contract/campaigns/campaignStates';
import { readAs, readExerciseAs, type Reading, type ReportStatus, reportStatuses } from '#contract/reports/reportStatus';

/*
 * `contract/reports/reportStatus.ts` as SQL, over rows `a` with a stored status and their campaign `c`. The report status is derived, never
 * stored: ending or suspending a campaign does not change its assignments.
 */

const list = (values: readonly string[]): SQL => sql.raw(values.map((value) => `'${value}'`).join(', '));

const isNarrow = (chosen: readonly ReportStatus[]) => chosen.length > 0 && chosen.length < reportStatuses.length;

/** The stored statuses that read as one of these. */
const storedAs = (reading: Reading, chosen: readonly ReportStatus[]) =>
  assignmentStatuses.filter((status) => chosen.includes(reading[status]));

/** The report status of campaigns of any status, and the condition that it is one of these (always true for an empty list). */
export function overCampaigns<State extends string>(readings: Readonly<Record<State, Reading>>) {
  const states = Object.entries(readings) as [State, Reading][];
  const changes = states.flatMap(([state, reading]) =>
    reportStatuses.flatMap((read) => {
      const stored = storedAs(reading, [read]).filter((status) => status !== read);
      return stored.length > 0
        ? [sql`WHEN c.status = ${list([state])} AND a.status IN (${list(stored)}) THEN ${list([read])}`]
        : [];
    }),
  );
  return {
    reportStatus: sql`CASE ${sql.join(changes, sql` `)} ELSE a.status END`,
    /** Uses stored columns, which have indexes. */
    hasReportStatus(chosen: readonly ReportStatus[]): SQL {
      if (!isNarrow(chosen)) return sql`true`;
      const ways = states.flatMap(([state, reading]) => {
        const stored = storedAs(reading, chosen);
        return stored.length > 0 ? [sql`(c.status = ${list([state])} AND a.status IN (${list(stored)}))`] : [];
      });
      return sql`(${sql.join(ways, sql` OR `)})`;
    },
  };
}

/** Of trainings. */
export const { reportStatus, hasReportStatus } = overCampaigns(readAs);
/** Of phishing exercises. */
export const { reportStatus: exerciseReportStatus } = overCampaigns(readExerciseAs);

/** The report status of a stored one, in a campaign whose reading is known. */
export const readIn = (reading: Reading, status: SQL): SQL => {
  const changed = reportStatuses.flatMap((read) => {
    const stored = storedAs(reading, [read]).filter((one) => one !== read);
    return stored.length > 0 ? [sql`WHEN ${status} IN (${list(stored)}) THEN ${list([read])}`] : [];
  });
  return changed.length > 0 ? sql`CASE ${sql.join(changed, sql` `)} ELSE ${status} END` : status;
};

/** The stored statuses behind a filter on report statuses, in a campaign whose reading is known; undefined if it excludes nothing. */
export const storedBehind = (reading: Reading, chosen: readonly ReportStatus[]) =>
  isNarrow(chosen) ? storedAs(reading, chosen) : undefined;
