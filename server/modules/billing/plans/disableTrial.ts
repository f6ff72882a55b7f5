import { and, eq } from 'drizzle-orm';
import { audit } from '../../../audit.ts';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import { companies } from '../../../db/schema.ts';
import type { Tx } from '../../../db/tx.ts';

/** Puts the company in scope on the free plan after its trial. Campaigns that were suspended stay so. Refuses with trial_not_over. */
export async function disableTrial(tx: Tx, actor: Actor): Promise<void> {
  const [disabled] = await tx
    .update(companies)
    .set({ trialStatus: null, updatedAt: now() })
    .where(and(eq(companies.id, actor.companyId), eq(companies.trialStatus, 'expired')))
    .returning({ id: companies.id, name: companies.name });
  if (!disabled) throw new Refusal('trial_not_over');
  await audit(tx, actor, {
    action: 'billing.trial_disabled',
    subject: { type: 'company', id: disabled.id, label: disabled.name },
    before: { plan: actor.plan },
  });
}
