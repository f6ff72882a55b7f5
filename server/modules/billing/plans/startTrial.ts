import { and, eq, not } from 'drizzle-orm';
import { companyLimits } from '#contract/company/limits';
import { dayMs } from '#contract/kit/durations';
import { audit } from '../../../audit.ts';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import { companies } from '../../../db/schema.ts';
import type { Tx } from '../../../db/tx.ts';

/**
 * Starts the trial of the company in scope. Refuses with trial_not_available; of two simultaneous requests one succeeds.
 */
export async function startTrial(tx: Tx, actor: Actor): Promise<void> {
  const at = now();
  const trialEndsAt = new Date(at.getTime() + companyLimits.trialDays * dayMs);
  const [started] = await tx
    .update(companies)
    .set({ trialStatus: 'active', trialEndsAt, updatedAt: at })
    .where(
      and(
        eq(companies.id, actor.companyId),
        eq(companies.trialStatus, 'available'),
        not(companies.hasBoost),
        not(companies.hasSuperBoost),
      ),
    )
    .returning({ id: companies.id, name: companies.name });
  if (!started) throw new Refusal('trial_not_available');
  await audit(tx, actor, {
    action: 'billing.trial_started',
    subject: { type: 'company', id: started.id, label: started.name },
    before: { plan: actor.plan },
    after: { plan: 'trial', endsAt: trialEndsAt.toISOString() },
  });
}
