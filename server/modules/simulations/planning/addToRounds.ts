import { type SQL, sql } from 'drizzle-orm';
import { now } from '../../../clock.ts';
import { run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { lockRounds } from './roundsToPlan.ts';
import { giveSlots } from './slots.ts';

/**
 * Gives people who joined a company, a department or a group slots in the rounds that are being sent, on the days that are left; later ones
 * wait for the next round. `among` is a condition over `users u`. Returns the number of new messages.
 */
export async function addToRounds(tx: Tx, companyId: string, among: SQL): Promise<number> {
  const at = now();
  let added = 0;
  const open = sql`r.company_id = ${companyId} AND r.status IN ('sending', 'sent') AND r.last_on >= (${at}::timestamptz AT TIME ZONE c.time_zone)::date - 1`;
  for (const round of await lockRounds(tx, open)) {
    const made = await giveSlots(tx, round, { among, at });
    if (made > 0 && round.status === 'sent')
      await run(tx, sql`UPDATE simulation_rounds SET status = 'sending', sent_at = NULL WHERE id = ${round.id}`);
    added += made;
  }
  return added;
}
