import { sql } from 'drizzle-orm';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

/**
 * Records which companies have lost seats since the last call; Boost ends with the last seat. The clock job calls it each minute. The seats
 * themselves end by their dates, without a change of their rows.
 */
export async function endLicences(tx: Tx, at: Date): Promise<void> {
  await rows(tx, sql`SELECT heed_note_licences(ARRAY(SELECT id FROM companies WHERE next_licence_end <= ${at}), ${at})`);
}
