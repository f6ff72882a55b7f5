import { sql } from 'drizzle-orm';
import { Refusal } from '../../core/refusal.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

interface Customer {
  id: string;
  name: string;
}

/**
 * A direct customer of the company in scope, whether or not it has granted access. Refuses with not_found, or with customer_suspended. With
 * `lock` its partnership cannot end until the transaction does.
 */
export async function requireCustomer(tx: Tx, customerId: string, { lock }: { lock: boolean }): Promise<Customer> {
  const [found] = await rows<Customer & { disabled: boolean }>(tx, sql`SELECT * FROM heed_customer(${customerId}, ${lock})`);
  if (!found) throw new Refusal('not_found');
  if (found.disabled) throw new Refusal('customer_suspended');
  return { id: found.id, name: found.name };
}
