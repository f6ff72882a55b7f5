import { sql } from 'drizzle-orm';
import { Refusal } from '../../core/refusal.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

interface Customer {
  id: string;
  name: string;
}

/** With `lock` the partnership cannot end until the transaction does. */
interface Lock {
  lock: boolean;
}

/** A direct customer of the company in scope, whether or not it has granted access, and whether or not it is suspended. */
export async function findCustomer(tx: Tx, customerId: string, { lock }: Lock) {
  const [found] = await rows<Customer & { disabled: boolean }>(tx, sql`SELECT * FROM heed_customer(${customerId}, ${lock})`);
  return found;
}

/** As `findCustomer`. Refuses with not_found, or with customer_suspended. */
export async function requireCustomer(tx: Tx, customerId: string, lock: Lock): Promise<Customer> {
  const found = await findCustomer(tx, customerId, lock);
  if (!found) throw new Refusal('not_found');
  if (found.disabled) throw new Refusal('customer_suspended');
  return { id: found.id, name: found.name };
}
