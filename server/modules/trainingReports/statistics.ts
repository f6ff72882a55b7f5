import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { trainingTotals } from '#contract/trainingReports';
import { oneRow } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { factsOf, totals } from './facts.ts';
import type { ReportWanted } from './filters.ts';

export type TotalsOut = z.output<typeof trainingTotals>;

/** Numbers of people by status, and the average score. */
export const readTotals = (tx: Tx, companyId: string, wanted: ReportWanted): Promise<TotalsOut> =>
  oneRow<TotalsOut>(tx, sql`SELECT ${totals} FROM (${factsOf(companyId, wanted)}) f`);
