import { type SQL, sql } from 'drizzle-orm';
import type { AuditAction } from '#contract/company/audit';
import type { CustomerAction } from '#contract/partners/customerStates';
import type { CustomerSelection } from '#contract/partners/customerActions';
import { audit, auditInCustomers } from '../../audit.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { allowLongStatements } from '../../db/longStatements.ts';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { selectedWhere, uniqueIds } from './conditions.ts';
import { countEligible, eligibility, eligibleIds, requireSameTotal } from './eligibility.ts';

interface Change {
  /** The action whose rules decide which of the selected companies take part. */
  action: CustomerAction;
  audited: AuditAction;
  /** The maximum of companies; more are refused with validation_failed. */
  most?: number;
  /** Values for the entry of the audit log, the same for all companies. */
  after?: Record<string, unknown>;
  /** An SQL call that changes the companies of the array, and returns their number. */
  change: (ids: SQL) => SQL;
}

interface Changed {
  changed: number;
  skipped: number;
}

/** Maximum of company names in an entry of the audit log. */
export const namedInAudit = 100;

/**
 * Changes the selected companies that an action allows, and writes one entry into the audit log of the company in scope,
 * and one into that of each customer. Refuses with total_changed, not_found or no_customer_to_change. The companies are locked before their
 * state is read, so that of two simultaneous changes the second sees the first.
 */
export async function changeCustomers(
  tx: Tx,
  actor: Actor,
  selection: CustomerSelection,
  { action, audited, most = Number.POSITIVE_INFINITY, after, change }: Change,
): Promise<Changed> {
  await allowLongStatements(tx);
  await lockCompany(tx, actor);
  const selected = sql`ARRAY(SELECT v.id FROM customers v WHERE ${selectedWhere(actor, selection)})`;
  await rows(tx, sql`SELECT heed_lock_customers(${selected})`);
  const { total, eligible, reasons } = await countEligible(tx, actor, selection, action);
  requireSameTotal(selection, total);
  if (eligible === 0) throw new Refusal('no_customer_to_change');
  if (eligible > most) throw new Refusal('validation_failed', { fields: ['customersIds'] });

  const { names } = await oneRow<{ names: string[] }>(
    tx,
    sql`WITH ${eligibility(actor, selection, action)} SELECT ARRAY(SELECT name FROM eligibility WHERE reason IS NULL
      ORDER BY lower(name), id LIMIT ${namedInAudit}) AS names`,
  );
  const only = eligible === 1 && !selection.isAllSelected && total === 1 ? uniqueIds(selection)[0] : undefined;
  const entryId = await audit(tx, actor, {
    action: audited,
    subject: only ? { type: 'company', id: only, label: names[0] ?? '' } : { type: 'companies', label: String(eligible) },
    count: eligible,
    after: { ...after, ...(!only && { companies: names }), ...(total > eligible && { leftOut: reasons }) },
    ...(selection.isAllSelected && { selection: describeSelection(selection) }),
  });
  await auditInCustomers(tx, entryId, eligibleIds(actor, selection, action), after);
  const { n } = await oneRow<{ n: number }>(tx, sql`SELECT ${change(eligibleIds(actor, selection, action))} AS n`);
  return { changed: n, skipped: total - n };
}

/** The filters of a selection, for the audit log. */
function describeSelection({ customersIds: _ids, isAllSelected: _all, ...filters }: CustomerSelection): Record<string, unknown> {
  const isSet = (value: unknown) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
  return { all: true, ...Object.fromEntries(Object.entries(filters).filter(([, value]) => isSet(value))) };
}
