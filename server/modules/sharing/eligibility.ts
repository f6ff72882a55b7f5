import { type SQL, sql } from 'drizzle-orm';
import type { SharingSelection } from '#contract/partners/sharing';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { allOf, contains, isOneOf } from '../../db/where.ts';

/** What leaves a customer out, each with its condition; the first that holds is shown. */
export type Reasons<Reason extends string> = readonly (readonly [Reason, SQL])[];

/** An action on the selected companies below the one in scope, with something that they have or receive. */
export interface Sharing<Reason extends string> {
  /** `customers v` with what they have of it. */
  customers: SQL;
  reasons: Reasons<Reason>;
  /** Those among whom everything is selected. */
  among: SQL;
  selection: SharingSelection;
}

export const reasonFor = (reasons: Reasons<string>): SQL =>
  sql`CASE ${sql.join(
    reasons.map(([reason, holds]) => sql`WHEN ${holds} THEN ${sql.raw(`'${reason}'`)}`),
    sql` `,
  )} END`;

export const matching = (actor: Actor, searchText: string | undefined): SQL =>
  allOf([sql`v.ancestor_id = ${actor.companyId}`, ...contains(sql`v.name`, searchText)]);

/** Common table expression `eligibility(id, name, reason)` of the selected companies. */
const eligibility = (actor: Actor, { customers, reasons, among, selection }: Sharing<string>): SQL => {
  const chosen = selection.isAllCustomers
    ? sql`${matching(actor, selection.searchText)} AND ${among}`
    : sql`v.ancestor_id = ${actor.companyId} AND ${isOneOf(sql`v.id`, { among: uniqueIds(selection) }, 'uuid')}`;
  return sql`eligibility AS (SELECT v.id, v.name, ${reasonFor(reasons)} AS reason FROM ${customers} WHERE ${chosen})`;
};

export const uniqueIds = ({ customerCompanyIds = [] }: SharingSelection): string[] => [...new Set(customerCompanyIds)];

interface Eligible<Reason extends string> {
  total: number;
  ids: string[];
  reasons: Partial<Record<Reason, number>>;
  names: string[];
}

/**
 * The selected companies that take part in an action. Refuses with total_changed if they differ from what the partner saw, with not_found if none
 * of them is below the one in scope, and with no_customer_to_change if the action leaves all of them out.
 */
export async function findEligible<Reason extends string>(
  tx: Tx,
  actor: Actor,
  sharing: Sharing<Reason>,
  named: number,
): Promise<Eligible<Reason>> {
  const found = await oneRow<Eligible<Reason>>(
    tx,
    sql`WITH ${eligibility(actor, sharing)} SELECT (SELECT count(*)::int FROM eligibility) AS total,
      ARRAY(SELECT id FROM eligibility WHERE reason IS NULL ORDER BY id) AS ids,
      ARRAY(SELECT name FROM eligibility WHERE reason IS NULL ORDER BY lower(name), id LIMIT ${named}) AS names,
      coalesce((SELECT jsonb_object_agg(reason, n) FROM (SELECT reason, count(*)::int AS n FROM eligibility WHERE reason IS NOT NULL
        GROUP BY reason) left_out), '{}') AS reasons`,
  );
  const { selection } = sharing;
  if (selection.isAllCustomers) {
    if (found.ids.length !== selection.expectedTotal) throw new Refusal('total_changed');
  } else {
    if (found.total === 0) throw new Refusal('not_found');
    if (found.total !== uniqueIds(selection).length) throw new Refusal('total_changed');
  }
  if (found.ids.length === 0) throw new Refusal('no_customer_to_change');
  return found;
}

/** The selected companies that an action leaves out: how many, why, and the first by name. */
export async function findLeftOut<Reason extends string>(tx: Tx, actor: Actor, sharing: Sharing<Reason>, limit: number) {
  const counts = await rows<{ reason: Reason | null; n: number }>(
    tx,
    sql`WITH ${eligibility(actor, sharing)} SELECT reason, count(*)::int AS n FROM eligibility GROUP BY reason`,
  );
  const companies = await rows<{ id: string; name: string; reason: Reason }>(
    tx,
    sql`WITH ${eligibility(actor, sharing)} SELECT id, name, reason FROM eligibility WHERE reason IS NOT NULL
      ORDER BY lower(name), id LIMIT ${limit}`,
  );
  const leftOut = counts.flatMap(({ reason, n }) => (reason ? [[reason, n] as const] : []));
  const reasons = Object.fromEntries(leftOut) as Partial<Record<Reason, number>>;
  const count = counts.reduce((sum, { reason, n }) => sum + (reason ? n : 0), 0);
  return { companies, count, reasons, eligibleCount: counts.find(({ reason }) => reason === null)?.n ?? 0 };
}
