import { sql } from 'drizzle-orm';
import { now } from '../../clock.ts';
import { run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { workWithTasks } from './kind.ts';

/** A person has come with the personal link of a mail about a running campaign, of whatever kind. The first time is kept. */
export async function noteOpened(
  tx: Tx,
  { companyId, userId }: { companyId: string; userId: string },
  campaignId: string,
): Promise<void> {
  for (const { campaigns, moves, tasks } of workWithTasks())
    await run(
      tx,
      sql`UPDATE ${sql.raw(tasks.assignments)} a SET opened_at = ${now()}::timestamptz
        WHERE a.company_id = ${companyId} AND a.user_id = ${userId} AND a.campaign_id = ${campaignId} AND a.opened_at IS NULL
          AND EXISTS (SELECT 1 FROM ${sql.raw(campaigns)} c WHERE c.id = a.campaign_id AND c.status = ${moves.start.to})`,
    );
}
