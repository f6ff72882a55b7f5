import { sql } from 'drizzle-orm';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

/** Whether a company looks after customers of its own, which opens to it what others need a plan for. */
export async function isPartner(tx: Tx, companyId: string): Promise<boolean> {
  const [found] = await rows<{ is: boolean }>(tx, sql`SELECT is_partner AS is FROM companies WHERE id = ${companyId}`);
  return found?.is ?? false;
}
