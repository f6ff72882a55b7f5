import { and, eq, lte } from 'drizzle-orm';
import { companies } from '../../../db/schema.ts';
import type { Tx } from '../../../db/tx.ts';

/**
 * Ends (expires) trials whose time is over, in all companies; the clock job calls it each minute. The plan of a company is
 * derived from this status (`planOf`), so from here on: `modules/work` suspends campaigns that need a plan,
 * `premiumRefusal` refuses premium content, `contract/access.ts` closes reports and custom trainings, `editCampaign` refuses
 * changes. Nothing is deleted.
 */
export async function expireTrials(tx: Tx, at: Date): Promise<void> {
  await tx
    .update(companies)
    .set({ trialStatus: 'expired', updatedAt: at })
    .where(and(eq(companies.trialStatus, 'active'), lte(companies.trialEndsAt, at)));
}
