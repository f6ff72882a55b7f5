import { and, eq, lte } from 'drizzle-orm';
import { companies } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';

/** Ends trials whose time is over, in all companies. The plan of a company is derived from its trial status. */
export async function expireTrials(tx: Tx, at: Date): Promise<void> {
  await tx
    .update(companies)
    .set({ trialStatus: 'expired', updatedAt: at })
    .where(and(eq(companies.trialStatus, 'active'), lte(companies.trialEndsAt, at)));
}
