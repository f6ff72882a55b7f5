import { sql } from 'drizzle-orm';
import { listLimits } from '#contract/kit/limits';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

interface Named {
  id: string;
  name: string;
}

export const findCampaignNames = (tx: Tx, companyId: string) =>
  rows<Named & { startsAt: Date }>(
    tx,
    sql`SELECT id, name, starts_at AS "startsAt" FROM campaigns WHERE company_id = ${companyId}
      ORDER BY starts_at DESC, id LIMIT ${listLimits.maxLookupSize}`,
  );

/** Courses with campaigns, including deleted ones, because their figures are kept. */
export const findCourseNames = (tx: Tx, companyId: string) =>
  rows<Named>(
    tx,
    sql`SELECT k.id, k.name FROM courses k WHERE k.id IN (SELECT c.course_id FROM campaigns c WHERE c.company_id = ${companyId})
      ORDER BY lower(k.name), k.id LIMIT ${listLimits.maxLookupSize}`,
  );
