import { sql } from 'drizzle-orm';
import { run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';

/** Messages that one tick removes: more would hold others up. */
const removedAtOnce = 10_000;
const messagesOfDeleted = sql`simulation_campaigns c JOIN simulation_rounds r ON r.campaign_id = c.id JOIN simulation_messages m ON m.round_id = r.id
  WHERE c.deleted_at IS NOT NULL`;

/** A deleted campaign disappears at once; its messages with their events, and then itself, go in the course of time. */
export async function removeDeleted(tx: Tx): Promise<void> {
  await run(tx, sql`DELETE FROM simulation_messages WHERE id IN (SELECT m.id FROM ${messagesOfDeleted} LIMIT ${removedAtOnce})`);
  await run(
    tx,
    sql`DELETE FROM simulation_campaigns WHERE deleted_at IS NOT NULL AND id NOT IN (SELECT c.id FROM ${messagesOfDeleted})`,
  );
}
