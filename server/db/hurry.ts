import { sql } from 'drizzle-orm';
import { rows } from './rows.ts';
import type { Tx } from './tx.ts';

/**
 * For statements over all people of a company whose answer somebody waits for, until the transaction ends: compiling them takes longer than
 * it saves, and so does sorting on the disk.
 */
export const hurry = (tx: Tx) => rows(tx, sql`SELECT set_config('jit', 'off', true), set_config('work_mem', '64MB', true)`);
