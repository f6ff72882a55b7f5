import { sql } from 'drizzle-orm';
import type { Actor } from '../core/actor.ts';
import { oneRow } from './rows.ts';
import type { Tx } from './tx.ts';

/**
 * Lets one such change at a time happen in a company, until the transaction ends: what is read after it still holds when it is
 * written, and two admins cannot disable each other. Gives the company's name.
 */
export async function lockCompany(tx: Tx, { companyId }: Actor): Promise<string> {
  const { name } = await oneRow<{ name: string }>(tx, sql`SELECT name FROM companies WHERE id = ${companyId} FOR NO KEY UPDATE`);
  return name;
}
