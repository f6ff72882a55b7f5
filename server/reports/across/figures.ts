import { type SQL, sql } from 'drizzle-orm';
import { type ReportStatus, reportStatuses, statusFigures } from '#contract/reports/reportStatus';

/** The figures of a report over campaigns: sums over facts `f`, by their names in the contract. */
export interface CampaignsFigures {
  /** 0 for a campaign without people. */
  counts: Readonly<Record<string, SQL>>;
  /** Null for one. */
  averages?: Readonly<Record<string, SQL>>;
  /** Counts of rows alone. */
  ofRows?: Readonly<Record<string, SQL>>;
}

export const everybody = sql`coalesce(sum(f.n), 0)::int`;
export const withStatus = (status: ReportStatus): SQL =>
  sql`coalesce(sum(f.n) FILTER (WHERE f.status = ${sql.raw(`'${status}'`)}), 0)::int`;

/** Assignments by status, as `trainingTotals` of the contract names them. */
export const taskCounts: Readonly<Record<string, SQL>> = {
  assignedUsers: everybody,
  ...Object.fromEntries(reportStatuses.map((status) => [statusFigures[status], withStatus(status)])),
};
