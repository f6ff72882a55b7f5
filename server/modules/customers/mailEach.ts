import { sql } from 'drizzle-orm';
import type { AuditAction } from '#contract/company/audit';
import type { CustomerAction } from '#contract/partners/customerStates';
import type { CustomerSelection } from '#contract/partners/customerActions';
import { partnerLimits } from '#contract/partners/limits';
import { audit, auditInCustomers } from '../../audit.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { allowLongStatements } from '../../db/longStatements.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { namedInAudit } from './change.ts';
import { selectedWhere } from './conditions.ts';
import { countEligible, eligibility, requireSameTotal } from './eligibility.ts';
import { inCustomer } from '../../db/inCustomer.ts';

interface Customer {
  id: string;
  name: string;
}

interface Mailing {
  /** The action whose rules decide which of the selected companies take part. */
  action: CustomerAction;
  /** The entry in the audit logs of the company in scope and of each customer; `mail` may write further entries. */
  audited?: AuditAction;
  /** Runs with the rows of one customer. Refuses before it changes anything there. */
  mail: (customer: Customer) => Promise<unknown>;
}

/** The refusals that leave a customer out: its people were mailed a moment ago. */
const tooSoon: readonly string[] = ['mail_sent_too_often', 'nobody_to_remind'];

/**
 * Mails people of each selected customer that an action allows, and leaves out those who were mailed too often. Refuses with
 * total_changed, not_found, no_customer_to_change, and validation_failed for more than partnerLimits.mailedCustomers.
 */
export async function mailEachCustomer(tx: Tx, actor: Actor, selection: CustomerSelection, { action, audited, mail }: Mailing) {
  await allowLongStatements(tx);
  await rows(tx, sql`SELECT heed_lock_customers(ARRAY(SELECT v.id FROM customers v WHERE ${selectedWhere(actor, selection)}))`);
  const { total, eligible } = await countEligible(tx, actor, selection, action);
  requireSameTotal(selection, total);
  if (eligible > partnerLimits.mailedCustomers) throw new Refusal('validation_failed', { fields: ['customersIds'] });
  const customers = await rows<Customer>(
    tx,
    sql`WITH ${eligibility(actor, selection, action)} SELECT id, name FROM eligibility WHERE reason IS NULL ORDER BY id`,
  );
  const mailed: Customer[] = [];
  for (const customer of customers) {
    const isMailed = await inCustomer(tx, actor.companyId, customer.id, () => mail(customer).then(() => true, leaveOut));
    if (isMailed) mailed.push(customer);
  }
  if (mailed.length === 0) throw new Refusal('no_customer_to_change');
  if (audited) await auditMails(tx, actor, audited, mailed);
  return { changed: mailed.length, skipped: total - mailed.length };
}

async function auditMails(tx: Tx, actor: Actor, action: AuditAction, mailed: readonly Customer[]): Promise<void> {
  const entryId = await audit(tx, actor, {
    action,
    subject: { type: 'companies', label: String(mailed.length) },
    count: mailed.length,
    after: { companies: mailed.slice(0, namedInAudit).map(({ name }) => name) },
  });
  await auditInCustomers(tx, entryId, sql`${sql.param(mailed.map(({ id }) => id))}::uuid[]`);
}

function leaveOut(error: unknown): false {
  if (error instanceof Refusal && tooSoon.includes(error.code)) return false;
  throw error;
}
