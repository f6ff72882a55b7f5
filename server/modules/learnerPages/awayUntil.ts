import { sql } from 'drizzle-orm';
import { now } from '../../clock.ts';
import { companyDay } from '../../db/absences.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { Learner } from './visitor.ts';

/** The last day of the absence that the person is in, such as `2026-11-29`; null for somebody who is not away today. */
export async function awayUntil(tx: Tx, { companyId, userId }: Pick<Learner, 'companyId' | 'userId'>): Promise<string | null> {
  const [away] = await rows<{ until: string }>(
    tx,
    sql`SELECT w.last_day::text AS until FROM absences w WHERE w.company_id = ${companyId} AND w.user_id = ${userId}
      AND ${companyDay(sql`w.company_id`, now())} BETWEEN w.first_day AND w.last_day`,
  );
  return away?.until ?? null;
}
