import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { cultureLevel } from '#contract/dashboard/cultureScore';
import type { dashboardDepartment, DepartmentLevel, departmentOrderFields } from '#contract/dashboard/departments';
import { dashboardLimits } from '#contract/dashboard/limits';
import { exerciseLimits } from '#contract/exercise/limits';
import { readPage } from '../../db/page.ts';
import { containsWords } from '../../db/searchText.ts';
import type { Tx } from '../../db/tx.ts';
import { type Page, sortKey } from '../../reports/pages.ts';
import type { Period } from '../../reports/periods.ts';
import { inputsOf } from '../dashboard/public.ts';
import { scoreSql } from './scoreSql.ts';

type Row = z.output<typeof dashboardDepartment>;
export type DepartmentsPage = Page<(typeof departmentOrderFields)[number]>;

interface Filters extends Period {
  searchText?: string | undefined;
}

const levelOf = (people: number, score: number | null): DepartmentLevel | null => {
  if (people < dashboardLimits.smallestGroup) return 'few';
  return score === null ? null : cultureLevel(score);
};

/** The values of the parts as the company has them, for departments `d` with enough people; null for all others, also when they are sorted. */
function valuesOf(companyId: string, filters: Filters): SQL {
  const ofMany = (isKnown: SQL, value: SQL) =>
    sql`CASE WHEN m.n >= ${dashboardLimits.smallestGroup} AND ${isKnown} THEN ${value} END`;
  return sql`SELECT d.id, d.name, coalesce(m.n, 0)::int AS people, coalesce(i.tasks, 0)::int AS "assignedUsers",
      coalesce(i.overdue, 0)::int AS overdue,
      ${ofMany(sql`i.tasks > 0`, sql`i.completed::float8 / i.tasks * 100`)} AS completed,
      ${ofMany(sql`i.scored > 0`, sql`least(${exerciseLimits.topScore}::float8, i."scoreSum" / i.scored)`)} AS "gamingScore",
      ${ofMany(sql`i.sent > 0`, sql`least(100::float8, i.reported::float8 / i.sent * 100)`)} AS reported
    FROM departments d
    LEFT JOIN member_counts m ON m.company_id = d.company_id AND m.set_id = d.id AND NOT m.disabled
    LEFT JOIN (${inputsOf(companyId, filters, 'departments')}) i ON i."setId" = d.id
    WHERE d.company_id = ${companyId} AND ${containsWords(sql`lower(d.name)`, filters.searchText)}`;
}

/** One page of the departments of the company, and their number. */
export async function findDepartments(tx: Tx, companyId: string, filters: Filters, page: DepartmentsPage) {
  const score = scoreSql({ training: sql`v.completed`, gaming: sql`v."gamingScore"`, phishing: sql`v.reported` });
  const { items, totalCount } = await readPage<Omit<Row, 'level'>>(tx, {
    columns: sql`*`,
    from: sql`(SELECT v.*, ${score} AS score FROM (${valuesOf(companyId, filters)}) v) f`,
    by: sortKey(page.orderBy, ['name']),
    ties: sql`lower(name)`,
    id: sql`id`,
    page,
    isComputed: true,
  });
  return { items: items.map((row): Row => ({ ...row, level: levelOf(row.people, row.score) })), totalCount };
}
