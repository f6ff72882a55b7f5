import type { SQL } from 'drizzle-orm';
import type { Reading, ReportStatus } from '#contract/reports/reportStatus';
import type { Days } from '../../db/where.ts';

/** A kind of work with a report on each of its campaigns: where its people and their figures are. */
export interface ReportedWork {
  /** The table of its assignments: company_id, campaign_id, user_id, status, with the index `inOrderOfStatus`. */
  assignments: SQL;
  /**
   * The table in which triggers count them (`facts` of its row in `work_kinds`): company_id, campaign_id, set_id, status, n, and a column for
   * each of `sums`.
   */
  facts: SQL;
  /** Its name there, in a table that several kinds share, such as work_facts. */
  kind?: string;
  /** What is summed besides people: an expression over one assignment `a` for each column. */
  sums?: Readonly<Record<string, SQL>>;
}

/** The campaign that a report is about, and how the status of its people reads there. */
export interface Of {
  work: ReportedWork;
  companyId: string;
  campaignId: string;
  reading: Reading;
}

/** Whom a report is about: people with one of these statuses, in any of the departments and in any of the groups, who got it on these days. */
export interface ReportedPeople extends Days {
  status: readonly ReportStatus[];
  departments: readonly string[];
  groups: readonly string[];
}

export interface PeopleFilters extends ReportedPeople {
  searchText?: string | undefined;
}

export const everybody: ReportedPeople = { status: [], departments: [], groups: [] };
