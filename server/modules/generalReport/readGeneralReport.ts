import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { generalReport } from '#contract/reports/generalReport';
import { reportLimits } from '#contract/reports/limits';
import type { ReportFilters } from '#contract/reports/reportQuery';
import type { Actor } from '../../core/actor.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { type CampaignFilters, everything } from '../../reports/across/facts.ts';
import { periodsOf } from '../../reports/periods.ts';
import { monthlyVideos } from '../monthlyReports/public.ts';
import { policyProgress } from '../policyReports/public.ts';
import {
  assigned,
  departmentFactsOf,
  noFilters,
  readTotals,
  type TotalsOut,
  totals,
  totalsColumns,
} from '../trainingReports/public.ts';
import { readGaming } from './gaming.ts';

type GeneralQuery = Pick<ReportFilters, 'departments' | 'groups' | 'dateFrom' | 'dateTo'>;
interface Ranked extends TotalsOut {
  id: string;
  name: string;
  isBest: boolean;
}

const { days, departments } = reportLimits.generalReport;

/** The report of trainings, games and exercises together, beside the period before. */
export async function readGeneralReport(tx: Tx, actor: Actor, query: GeneralQuery): Promise<z.output<typeof generalReport>> {
  const { companyId } = actor;
  const { range, previous } = periodsOf(query, days);
  const filters = { ...noFilters, ...query, ...range };
  const people = { ...everything, departments: query.departments, groups: query.groups };
  const inBoth = async <T>(read: (period: CampaignFilters) => Promise<T>) => ({
    current: await read({ ...people, ...range }),
    previous: await read({ ...people, ...previous }),
  });
  const ranked = await rankDepartments(tx, companyId, filters);
  const inList = (best: boolean) => ranked.filter(({ isBest }) => isBest === best).map(({ isBest: _, ...figures }) => figures);
  return {
    ...range,
    previous,
    training: {
      current: await readTotals(tx, companyId, filters),
      previous: await readTotals(tx, companyId, { ...filters, ...previous }),
      best: inList(true),
      worst: inList(false),
    },
    gaming: await readGaming(tx, actor, { ...query, range, previous }),
    policies: await inBoth((period) => policyProgress.readTotals(tx, companyId, period)),
    monthly: await inBoth((period) => monthlyVideos.readTotals(tx, companyId, period)),
  };
}

/** The best and worst departments by completion rate; if there are few, the better half counts as best. */
const rankDepartments = (tx: Tx, companyId: string, filters: ReportFilters) =>
  rows<Ranked>(
    tx,
    sql`WITH figures AS (
        SELECT d.id, d.name, ${totals} FROM (${departmentFactsOf(companyId, filters)}) f
        JOIN departments d ON d.company_id = ${companyId} AND d.id = f.department_id GROUP BY d.id, d.name HAVING ${assigned} > 0),
      places AS (SELECT figures.*, count(*) OVER () AS all_of_them,
          row_number() OVER (ORDER BY completed::float8 / "assignedUsers" DESC, "assignedUsers" DESC, lower(name), id) AS place FROM figures)
      SELECT t.id, t.name, ${totalsColumns}, place <= (all_of_them + 1) / 2 AS "isBest"
      FROM places t WHERE place <= least(${departments}::int, (all_of_them + 1) / 2) OR place > all_of_them - least(${departments}::int, all_of_them / 2)
      ORDER BY CASE WHEN place <= (all_of_them + 1) / 2 THEN place ELSE all_of_them - place END`,
  );
