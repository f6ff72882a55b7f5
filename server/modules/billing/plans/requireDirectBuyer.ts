import { buysElsewhere } from '#contract/billing/buyers';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Tx } from '../../../db/tx.ts';
import { companyRow } from '../../companies/public.ts';

/** The company in scope, which buys its plan from us. Refuses with contact_your_provider where it buys elsewhere. */
export async function requireDirectBuyer(call: { tx: Tx; actor: Actor }) {
  const row = await companyRow(call);
  const { integration, companyType, parentId: parentCompanyId } = row.company;
  if (buysElsewhere({ integration, distribution: { companyType, parentCompanyId } })) throw new Refusal('contact_your_provider');
  return row;
}
