import { eq } from 'drizzle-orm';
import { companies } from './schema.ts';
import type { Tx } from './tx.ts';

/** Whether the company is a partner with customers of its own. Partners may use features that otherwise need a plan. */
export async function isPartner(tx: Tx, companyId: string): Promise<boolean> {
  const [company] = await tx.select({ isPartner: companies.isPartner }).from(companies).where(eq(companies.id, companyId));
  return company?.isPartner ?? false;
}
