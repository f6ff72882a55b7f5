import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import { lockCompany } from '../../../db/lockCompany.ts';
import type { Tx } from '../../../db/tx.ts';
import { requireDirectBuyer } from './requireDirectBuyer.ts';

/**
 * The company in scope, locked. It has Boost and may end it; a partner may not, because its Boost is no purchase. Refuses with
 * contact_your_provider or downgrade_not_available.
 */
export async function requireDowngradable(tx: Tx, actor: Actor) {
  await lockCompany(tx, actor);
  const { company } = await requireDirectBuyer({ tx, actor });
  const { isPartner, hasBoost, hasSuperBoost } = company;
  if (isPartner || !(hasBoost || hasSuperBoost)) throw new Refusal('downgrade_not_available');
  return company;
}
