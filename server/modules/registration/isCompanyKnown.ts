import { sql } from 'drizzle-orm';
import { companies } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';

/** Whether a company has this name; capitals make no difference. */
export async function isCompanyKnown(tx: Tx, name: string): Promise<boolean> {
  const known = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(sql`lower(${companies.name}) = lower(${name})`)
    .limit(1);
  return known.length > 0;
}

/**
 * Lets one transaction at a time sign up a company of this name, until it ends. Names are not unique in the database, because staff and
 * partners may give one twice.
 */
export const lockCompanyName = (tx: Tx, name: string) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('company name'), hashtext(lower(${name})))`);
