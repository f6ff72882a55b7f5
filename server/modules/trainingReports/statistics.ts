import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ReportFilters } from '#contract/reports/reportQuery';
import type { trainingTotals } from '#contract/reports/trainingReports';
import { oneRow } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { factsOf, totals } from './facts.ts';

export type TotalsOut = z.output<typeof trainingTotals>;

/** Number of people by status, and the average score. */
export const readTotals = (tx: Tx, companyId: string, filters: ReportFilters): Promise<TotalsOut> =>
  oneRow<TotalsOut>(tx, sql`SELECT ${totals} FROM (${factsOf(companyId, filters)}) f`);
