import type { SQL } from 'drizzle-orm';
import type { Reading } from '#contract/reports/reportStatus';
import type { ReportedWork } from '../people/work.ts';

/** A kind of work in a report over its campaigns. Expressions are over a campaign `c`. */
export interface ReportedKind {
  /** Its name in facts. */
  name: string;
  /** Assignments, and the facts that count them by day of assignment, `assigned_day`. Kinds of one report have the same `sums`. */
  work: ReportedWork;
  /** The table of its campaigns `c`, with joins to what `row` needs. */
  campaigns: SQL;
  /** Condition: the campaign has begun, and has a report. */
  begun: SQL;
  /** How the status of its people reads, by the stored status of the campaign. */
  readings: Readonly<Record<string, Reading>>;
  /** The status of the campaign as the report names it, if that is not the stored one. */
  status?: SQL;
  /** Lower-case text in which a search looks. */
  searched: SQL;
  /** The columns of a row besides its figures, named as in the contract, with `id`. */
  row: SQL;
  /** Those of the list of names: `id`, `name`, and what else it has. */
  named: SQL;
  /** Condition: a plan without whole reports shows the row. Figures and the number of rows are those of all campaigns. */
  isShownLocked?: SQL;
}
