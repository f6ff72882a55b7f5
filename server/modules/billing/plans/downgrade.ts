import { eq, sql } from 'drizzle-orm';
import { audit } from '../../../audit.ts';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import { lockCompany } from '../../../db/lockCompany.ts';
import { oneRow } from '../../../db/rows.ts';
import { companies } from '../../../db/schema.ts';
import type { Tx } from '../../../db/tx.ts';
import { requireDirectBuyer } from './requireDirectBuyer.ts';

/**
 * Puts the company in scope on the free plan at once: Boost ends, and all its seats with it. A trial that ran or is over is not mentioned
 * any more; one that was never started can still be. Campaigns that run go on, invoices stay. Partners cannot: their Boost is no
 * purchase. Refuses with contact_your_provider or downgrade_not_available.
 */
export async function downgrade(tx: Tx, actor: Actor): Promise<void> {
  await lockCompany(tx, actor);
  const { company } = await requireDirectBuyer({ tx, actor });
  const { id, isPartner, hasBoost, hasSuperBoost, trialStatus, name } = company;
  if (isPartner || !(hasBoost || hasSuperBoost)) throw new Refusal('downgrade_not_available');
  const { seats } = await oneRow<{ seats: number }>(tx, sql`SELECT heed_give_up_seats(${now()}) AS seats`);
  const noPlan = { hasBoost: false, hasSuperBoost: false, boostedBySuperadmin: false };
  await tx
    .update(companies)
    .set({ ...noPlan, trialStatus: trialStatus === 'available' ? 'available' : null, updatedAt: now() })
    .where(eq(companies.id, id));
  await audit(tx, actor, {
    action: 'billing.downgraded',
    subject: { type: 'company', id, label: name },
    before: { plan: 'boost', licenses: seats },
    after: { plan: 'free' },
  });
}
