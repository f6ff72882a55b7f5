import { sql } from 'drizzle-orm';
import { rows } from './rows.ts';
import type { Tx } from './tx.ts';

/** Works with the rows of one customer, of which the caller has checked that it is below the company in scope. */
export async function inCustomer<T>(tx: Tx, companyId: string, customerId: string, work: () => Promise<T>): Promise<T> {
  const enter = (id: string) => rows(tx, sql`SELECT set_config('app.company', ${id}, true)`);
  await enter(customerId);
  const result = await work();
  await enter(companyId);
  return result;
}
