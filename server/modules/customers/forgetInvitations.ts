import { lt } from 'drizzle-orm';
import { partnerLimits } from '#contract/partners/limits';
import { dayMs } from '#contract/kit/durations';
import { customerInvitations } from '../../db/schema.ts';
import type { RunTx } from '../../jobs/job.ts';

/** Deletes the keys of invitations that are too old to be repeated; the companies stay. */
export async function forgetInvitations(at: Date, run: RunTx): Promise<void> {
  const before = new Date(at.getTime() - partnerLimits.repeatDays * dayMs);
  await run(async (tx) => void (await tx.delete(customerInvitations).where(lt(customerInvitations.createdAt, before))));
}
