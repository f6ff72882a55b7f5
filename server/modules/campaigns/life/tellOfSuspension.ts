import { sql } from 'drizzle-orm';
import { run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';

/** The admins of these companies find under the bell, unseen, what waits for a plan. */
export async function tellOfSuspension(tx: Tx, companyIds: readonly string[]): Promise<void> {
  if (companyIds.length === 0) return;
  await run(
    tx,
    sql`UPDATE users SET suspended_notification_shown = false
      WHERE company_id = ANY(${sql.param([...new Set(companyIds)])}::uuid[]) AND role <> 'user' AND deleted_at IS NULL`,
  );
}
