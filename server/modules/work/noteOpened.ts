import { sql } from 'drizzle-orm';
import { now } from '../../clock.ts';
import { run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { workWithTasks } from './kind.ts';

/** A person has come with the personal link of a mail about a campaign, of whatever kind. The first time is kept. */
export async function noteOpened(
  tx: Tx,
  { companyId, userId }: { companyId: string; userId: string },
  campaignId: string,
): Promise<void> {
  for (const { tasks } of workWithTasks())
    await run(
      tx,
      sql`UPDATE ${sql.raw(tasks.assignments)} SET opened_at = ${now()}::timestamptz
        WHERE company_id = ${companyId} AND user_id = ${userId} AND campaign_id = ${campaignId} AND opened_at IS NULL`,
    );
}
