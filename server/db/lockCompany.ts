import { sql } from 'drizzle-orm';
import type { Actor } from '../core/actor.ts';
import { oneRow } from './rows.ts';
import type { Tx } from './tx.ts';

/**
 * Serializes check-then-act code of a company until the transaction ends, for instance so that two admins cannot disable each other. A
 * separate statement before the checks, because in READ COMMITTED a statement that waited for a lock still uses the snapshot from
 * before the wait. Returns the company's name.
 */
export async function lockCompany(tx: Tx, { companyId }: Pick<Actor, 'companyId'>): Promise<string> {
  const { name } = await oneRow<{ name: string }>(tx, sql`SELECT name FROM companies WHERE id = ${companyId} FOR NO KEY UPDATE`);
  return name;
}
