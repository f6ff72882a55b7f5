import { type SQL, sql } from 'drizzle-orm';
import type { CustomerAction, CustomerReason } from '#contract/partners/customerStates';
import type { CustomerSelection } from '#contract/partners/customerActions';
import { partnerLimits } from '#contract/partners/limits';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { selectedWhere, uniqueIds } from './conditions.ts';
import { findingRules } from './findings/conditions.ts';

/** The condition of each reason, over `customers v`. */
const reasonHolds = (): Record<CustomerReason, SQL> => ({
  not_direct: sql`v.depth > 1`,
  already_suspended: sql`v.disabled_at IS NOT NULL`,
  already_enabled: sql`v.disabled_at IS NULL`,
  suspended_above: sql`v.is_suspended_above`,
  has_customers: sql`v.customers > 0`,
  already_partner: sql`v.is_partner`,
  not_partner: sql`NOT v.is_partner`,
  already_granted: sql`v.is_granted`,
  already_requested: sql`v.login_status = 'pending'`,
  registered: sql`v.is_registered`,
  no_owner: sql`v.owner_email IS NULL`,
  suspended: sql`v.disabled_at IS NOT NULL`,
  no_access: sql`NOT v.is_granted`,
  nothing_overdue: sql`NOT EXISTS (SELECT 1 FROM granted_work w WHERE w.customer_id = v.id
    AND w.campaign_status = 'running' AND w.status = 'overdue' AND w.n > 0)`,
  sso_in_order: sql`NOT EXISTS (SELECT 1 FROM granted_findings f WHERE f.viewer_id = v.ancestor_id AND f.customer_id = v.id
    AND (${findingRules().domainUnverified.holds} OR ${findingRules().certificateExpiring.holds}))`,
});

/** The reasons that exclude a company from an action; the first that holds is shown. */
const reasonsOf: Record<CustomerAction, readonly CustomerReason[]> = {
  suspend: ['already_suspended'],
  enable: ['already_enabled', 'suspended_above'],
  remove: ['not_direct', 'has_customers'],
  mark: ['not_direct', 'already_partner'],
  unmark: ['not_direct', 'not_partner', 'has_customers'],
  resend: ['not_direct', 'suspended', 'registered', 'no_owner'],
  requestAccess: ['not_direct', 'suspended', 'already_granted', 'already_requested'],
  remind: ['suspended', 'no_access', 'nothing_overdue'],
  remindAdmins: ['suspended', 'no_access', 'sso_in_order'],
  allocate: ['not_direct', 'suspended'],
  edit: [],
};

/** The reason that excludes a company from an action; null if it takes part. */
function reasonFor(action: CustomerAction): SQL {
  const holds = reasonHolds();
  const cases = reasonsOf[action].map((reason) => sql`WHEN ${holds[reason]} THEN ${sql.raw(`'${reason}'`)}`);
  return cases.length > 0 ? sql`CASE ${sql.join(cases, sql` `)} END` : sql`NULL::text`;
}

/** Common table expression `eligibility(id, name, reason)` of the selected companies. */
export const eligibility = (actor: Actor, selection: CustomerSelection, action: CustomerAction): SQL =>
  sql`eligibility AS (SELECT v.id, v.name, ${reasonFor(action)} AS reason FROM customers v WHERE ${selectedWhere(actor, selection)})`;

/** An SQL array of the ids of the companies that take part. They are never read into the server. */
export const eligibleIds = (actor: Actor, selection: CustomerSelection, action: CustomerAction): SQL =>
  sql`ARRAY(WITH ${eligibility(actor, selection, action)} SELECT id FROM eligibility WHERE reason IS NULL)`;

interface EligibilityCounts {
  total: number;
  eligible: number;
  reasons: Partial<Record<CustomerReason, number>>;
}

export const countEligible = (tx: Tx, actor: Actor, selection: CustomerSelection, action: CustomerAction) =>
  oneRow<EligibilityCounts>(
    tx,
    sql`WITH ${eligibility(actor, selection, action)}, reasons AS (SELECT reason, count(*)::int AS n FROM eligibility GROUP BY reason)
      SELECT coalesce(sum(n), 0)::int AS total, coalesce(sum(n) FILTER (WHERE reason IS NULL), 0)::int AS eligible,
        coalesce(jsonb_object_agg(reason, n) FILTER (WHERE reason IS NOT NULL), '{}') AS reasons FROM reasons`,
  );

/** The companies that an action leaves out, by name, and how many there are of both. */
export async function findExclusions(tx: Tx, actor: Actor, selection: CustomerSelection, action: CustomerAction) {
  const { total, eligible, reasons } = await countEligible(tx, actor, selection, action);
  requireSameTotal(selection, total);
  const companies =
    total === eligible
      ? []
      : await rows<{ id: string; name: string; reason: CustomerReason }>(
          tx,
          sql`WITH ${eligibility(actor, selection, action)} SELECT id, name, reason FROM eligibility WHERE reason IS NOT NULL
            ORDER BY reason LIKE 'already%', lower(name), id LIMIT ${partnerLimits.namedExclusions}`,
        );
  return { companies, count: total - eligible, reasons, eligibleCount: eligible };
}

/**
 * Refuses with total_changed if the number of companies differs from the total that the partner saw. Companies that are not below the one
 * in scope count as missing: not_found if none is.
 */
export function requireSameTotal(selection: CustomerSelection, total: number): void {
  if (selection.isAllSelected) {
    if (total !== selection.expectedTotal) throw new Refusal('total_changed');
    return;
  }
  if (total === 0) throw new Refusal('not_found');
  if (total !== uniqueIds(selection).length) throw new Refusal('total_changed');
}
