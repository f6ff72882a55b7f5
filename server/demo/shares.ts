import { sql } from 'drizzle-orm';
import { courseId } from '../catalogue/rows.ts';
import { run } from '../db/rows.ts';
import type { Tx } from '../db/tx.ts';
import { addDays } from './moments.ts';
import type { World } from './world.ts';

/**
 * Northstar has started the trainings that run at its customers on Boost, and shared a refresher with all of them, which none has started yet.
 * Runs after the campaigns were inserted.
 */
export async function makeShares(tx: Tx, { companies }: World, now: Date): Promise<void> {
  const northstar = companies.find(({ slug }) => slug === 'northstar')?.id;
  if (!northstar) throw new Error('the demo has no Northstar');
  const refresher = courseId('refresher');
  await run(
    tx,
    sql`WITH boosted AS (SELECT id FROM companies WHERE parent_id = ${northstar} AND has_boost AND NOT disabled)
      INSERT INTO course_shares (company_id, course_id, partner_id, received_at)
      SELECT c.company_id, c.course_id, ${northstar}::uuid, c.created_at FROM campaigns c JOIN boosted b ON b.id = c.company_id
        WHERE c.status = 'running'
      UNION ALL SELECT b.id, ${refresher}::uuid, ${northstar}::uuid, ${addDays(now, -6)}::timestamptz FROM boosted b
        WHERE NOT EXISTS (SELECT 1 FROM campaigns c WHERE c.company_id = b.id AND c.course_id = ${refresher} AND c.status <> 'ended')`,
  );
  // Nobody in the companies started what Northstar did.
  await run(
    tx,
    sql`UPDATE campaigns c SET created_by = NULL FROM course_shares s WHERE s.partner_id = ${northstar} AND c.company_id = s.company_id
      AND c.course_id = s.course_id AND c.status = 'running'`,
  );
}
