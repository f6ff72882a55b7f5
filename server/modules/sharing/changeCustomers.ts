import { type SQL, sql } from 'drizzle-orm';
import { type AuditEntry, audit, auditInCustomers } from '../../audit.ts';
import type { Actor } from '../../core/actor.ts';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { namedInAudit } from '../customers/public.ts';
import { findEligible, type Sharing, uniqueIds } from './eligibility.ts';

interface Change {
  audited: AuditEntry['action'];
  /** What is shared, and its name in the entries of customers, which have no such record. */
  subject: AuditEntry['subject'];
  named: Record<string, string>;
  /** What all entries say besides. */
  after?: Record<string, unknown> | undefined;
  /** Calls that change the companies of the array; the last one gives how many. */
  steps: ((ids: SQL) => SQL)[];
}

/**
 * Changes the selected customers that the action allows, and writes an entry into the audit log of the partner and one into that of each
 * customer. Returns the `ids` that took part. The companies are locked before their state is read, so that of two partners the later one sees what the earlier one did.
 */
export async function changeCustomers(tx: Tx, actor: Actor, sharing: Sharing<string>, change: Change) {
  const { audited, subject, named, after, steps } = change;
  const { selection } = sharing;
  const chosen = selection.isAllCustomers
    ? sql`ARRAY(SELECT v.id FROM customers v WHERE v.ancestor_id = ${actor.companyId})`
    : sql`${sql.param(uniqueIds(selection))}::uuid[]`;
  await rows(tx, sql`SELECT heed_lock_customers(${chosen})`);
  const { total, ids, names, reasons } = await findEligible(tx, actor, sharing, namedInAudit);
  const customers = sql`${sql.param(ids)}::uuid[]`;
  const entryId = await audit(tx, actor, {
    action: audited,
    subject,
    count: ids.length,
    after: { ...after, companies: names, ...(total > ids.length && { leftOut: reasons }) },
    ...(selection.isAllCustomers && { selection: { all: true, search: selection.searchText ?? '' } }),
  });
  await auditInCustomers(tx, entryId, customers, { ...named, ...after });
  let changed = 0;
  for (const step of steps) changed = (await oneRow<{ n: number }>(tx, sql`SELECT ${step(customers)} AS n`)).n;
  return { ids, changed, skipped: total - changed };
}
