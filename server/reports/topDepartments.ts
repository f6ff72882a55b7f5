import { type SQL, sql } from 'drizzle-orm';
import { reportLimits } from '#contract/reports/limits';
import { rows } from '../db/rows.ts';
import type { Tx } from '../db/tx.ts';

interface DepartmentFigures {
  /** Query of facts with `department_id` and `n`. */
  facts: SQL;
  /** Figures as sums over facts `f`, by name. */
  figures: SQL;
  top?: number | undefined;
}

/** Figures of the departments with the most people, and of all others together, as `byDepartment` of the contract. */
export async function topDepartments<Figures extends object>(
  tx: Tx,
  companyId: string,
  { facts, figures, top = reportLimits.reportTopDepartments.default }: DepartmentFigures,
) {
  const found = await rows<Figures & { id: string | null; name: string; departments: number }>(
    tx,
    sql`WITH facts AS MATERIALIZED (${facts}),
      places AS (SELECT d.id, d.name, row_number() OVER (ORDER BY x.n DESC, lower(d.name), d.id) AS place
        FROM (SELECT f.department_id, sum(f.n) AS n FROM facts f GROUP BY 1 HAVING sum(f.n) > 0) x
        JOIN departments d ON d.company_id = ${companyId} AND d.id = x.department_id)
      SELECT CASE WHEN p.place <= ${top}::int THEN p.id END AS id, min(p.name) AS name, count(DISTINCT p.id)::int AS departments, ${figures}
      FROM places p JOIN facts f ON f.department_id = p.id GROUP BY 1 ORDER BY min(p.place)`,
  );
  const rest = found.find(({ id }) => id === null);
  return {
    items: found.flatMap(({ id, departments: _, ...shown }) => (id === null ? [] : [{ ...shown, id }])),
    rest: rest ?? null,
  };
}
