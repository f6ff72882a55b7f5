import { sql } from 'drizzle-orm';
import { reportLimits } from '#contract/reports/limits';
import type { ReportFilters } from '#contract/reports/reportQuery';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { assigned, departmentFactsOf, totals } from './facts.ts';

import type { TotalsOut } from './statistics.ts';

interface Row extends TotalsOut {
  id: string | null;
  name: string;
  departments: number;
}

/** Totals of the `top` departments by assigned people, and of all others together. */
export async function readDepartments(
  tx: Tx,
  companyId: string,
  filters: ReportFilters,
  top: number = reportLimits.reportTopDepartments.default,
) {
  const departmentRows = await rows<Row>(
    tx,
    sql`WITH facts AS MATERIALIZED (
        SELECT f.department_id, f.status, sum(f.n) AS n, sum(f.scored) AS scored, sum(f.score_sum) AS score_sum
        FROM (${departmentFactsOf(companyId, filters)}) f GROUP BY 1, 2),
      places AS (SELECT d.id, d.name, row_number() OVER (ORDER BY x.n DESC, lower(d.name), d.id) AS place
        FROM (SELECT f.department_id, ${assigned} AS n FROM facts f GROUP BY 1 HAVING ${assigned} > 0) x
        JOIN departments d ON d.company_id = ${companyId} AND d.id = x.department_id)
      SELECT CASE WHEN p.place <= ${top}::int THEN p.id END AS id, min(p.name) AS name, count(DISTINCT p.id)::int AS departments, ${totals}
      FROM places p JOIN facts f ON f.department_id = p.id GROUP BY 1 ORDER BY min(p.place)`,
  );
  const rest = departmentRows.find(({ id }) => id === null);
  return {
    items: departmentRows.flatMap(({ id, departments: _, ...figures }) => (id === null ? [] : [{ ...figures, id }])),
    rest: rest ?? null,
  };
}
