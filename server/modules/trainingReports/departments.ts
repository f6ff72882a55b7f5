import { sql } from 'drizzle-orm';
import type { ReportFilters } from '#contract/reports/reportQuery';
import type { Tx } from '../../db/tx.ts';
import { topDepartments } from '../../reports/topDepartments.ts';
import { departmentFactsOf, totals } from './facts.ts';
import type { TotalsOut } from './statistics.ts';

/** Totals of the `top` departments by assigned people, and of all others together. */
export const readDepartments = (tx: Tx, companyId: string, filters: ReportFilters, top?: number) =>
  topDepartments<TotalsOut>(tx, companyId, {
    facts: sql`SELECT f.department_id, f.status, sum(f.n) AS n, sum(f.scored) AS scored, sum(f.score_sum) AS score_sum
      FROM (${departmentFactsOf(companyId, filters)}) f GROUP BY 1, 2`,
    figures: totals,
    top,
  });
