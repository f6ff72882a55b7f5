import { eq } from 'drizzle-orm';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { companies } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';

/** The company in scope. Refuses with white_label_not_available unless it has white label. */
export async function requireWhiteLabel(tx: Tx, { companyId }: Actor): Promise<{ name: string }> {
  const [company] = await tx
    .select({ name: companies.name, has: companies.whiteLabelPageAccess })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!company?.has) throw new Refusal('white_label_not_available');
  return company;
}
