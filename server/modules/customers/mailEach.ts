import { sql } from 'drizzle-orm';
import type { CustomerAction } from '#contract/partners/customerStates';
import type { CustomerSelection } from '#contract/partners/customerActions';
import { partnerLimits } from '#contract/partners/limits';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { allowLongStatements } from '../../db/longStatements.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { selectedWhere } from './conditions.ts';
import { countEligible, eligibility, requireSameTotal } from './eligibility.ts';
import { inCustomer } from './inCustomer.ts';

interface Mailing {
  /** Whose rules decide which of the selected companies take part. */
  action: CustomerAction;
  /** Runs with the rows of one customer. Refuses before it changes anything there. */
  mail: (customer: { id: string; name: string }) => Promise<void>;
}

/** What leaves a customer out: its people were mailed a moment ago. */
const tooSoon: readonly string[] = ['mail_sent_too_often', 'nobody_to_remind'];

/**
 * Mails people of each selected customer that an action allows, and leaves out those who were mailed too often. Refuses with
 * total_changed, not_found, no_customer_to_change, and validation_failed for more than partnerLimits.mailedCustomers.
 */
export async function mailEachCustomer(tx: Tx, actor: Actor, selection: CustomerSelection, { action, mail }: Mailing) {
  await allowLongStatements(tx);
  await rows(tx, sql`SELECT heed_lock_customers(ARRAY(SELECT v.id FROM customers v WHERE ${selectedWhere(actor, selection)}))`);
  const { total, eligible } = await countEligible(tx, actor, selection, action);
  requireSameTotal(selection, total);
  if (eligible > partnerLimits.mailedCustomers) throw new Refusal('validation_failed', { fields: ['customersIds'] });
  const customers = await rows<{ id: string; name: string }>(
    tx,
    sql`WITH ${eligibility(actor, selection, action)} SELECT id, name FROM eligibility WHERE reason IS NULL ORDER BY id`,
  );
  let changed = 0;
  for (const customer of customers) {
    const isMailed = await inCustomer(tx, actor.companyId, customer.id, () => mail(customer).then(() => true, leaveOut));
    if (isMailed) changed += 1;
  }
  if (changed === 0) throw new Refusal('no_customer_to_change');
  return { changed, skipped: total - changed };
}

function leaveOut(error: unknown): false {
  if (error instanceof Refusal && tooSoon.includes(error.code)) return false;
  throw error;
}
