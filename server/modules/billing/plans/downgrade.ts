import { eq, sql } from 'drizzle-orm';
import { audit } from '../../../audit.ts';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { oneRow, run } from '../../../db/rows.ts';
import { companies } from '../../../db/schema.ts';
import type { Tx } from '../../../db/tx.ts';
import { downgraded } from '../mails.ts';
import { mailOwner } from './mailOwner.ts';
import { requireDowngradable } from './requireDowngradable.ts';

/**
 * Puts the company in scope on the free plan at once: Boost ends, and all its seats with it. A trial that ran or is over is not mentioned
 * any more; one that was never started can still be. Campaigns that run go on, invoices stay. Refuses as `requireDowngradable`.
 */
export async function downgrade(tx: Tx, actor: Actor): Promise<void> {
  const { id, trialStatus, name } = await requireDowngradable(tx, actor);
  await run(tx, sql`DELETE FROM planned_downgrades WHERE company_id = ${id} AND done_at IS NULL`);
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
  await mailOwner(tx, id, downgraded);
}
