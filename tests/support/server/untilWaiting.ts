import { expect, vi } from 'vitest';
import type { Database } from '#server/db/database';
import type { Tx } from '#server/db/tx';

/**
 * Waits until so many calls wait for this transaction: for its locks or, with the single connection of the embedded database,
 * for their turn.
 */
export async function untilWaiting(
  { pool }: Pick<Database, 'pool'>,
  { $client }: Pick<Tx, '$client'>,
  count: number,
): Promise<void> {
  await vi.waitFor(
    async () => {
      // Inside a transaction PostgreSQL shows the activity of the first look, until that is forgotten.
      await $client.query('SELECT pg_stat_clear_snapshot()');
      const { rows } = await $client.query<{ waiting: number }>(
        "SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      expect((rows[0]?.waiting ?? 0) + pool.waitingCount).toBeGreaterThanOrEqual(count);
    },
    { timeout: 20_000, interval: 20 },
  );
}
