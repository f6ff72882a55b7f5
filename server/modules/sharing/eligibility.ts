import { type SQL, sql } from 'drizzle-orm';
import type { ShareMode, SharingAction, SharingReason, SharingSelection, StartReason } from '#contract/partners/sharing';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { allOf, contains, isOneOf } from '../../db/where.ts';

/**
 * When a reason holds, over customers `v` and what they have received of the course, `r`. What a customer without access started itself is not
 * the partner's to end.
 */
const reasonHolds: Record<SharingReason, SQL> = {
  no_boost: sql`NOT v.is_boosted`,
  suspended: sql`v.disabled_at IS NOT NULL`,
  no_access: sql`NOT v.is_granted`,
  already_running: sql`(NOT coalesce(r.is_used, false) AND EXISTS (SELECT 1 FROM granted_courses g WHERE g.customer_id = v.id AND g.course_id = course.id))`,
  already_shared: sql`r.customer_id IS NOT NULL`,
  already_started: sql`coalesce(r.is_used, false)`,
  not_started: sql`r.campaign_id IS NULL`,
};

/** What excludes a customer from an action; the first that holds is shown. */
const reasonsOf: Record<SharingAction, readonly SharingReason[]> = {
  share: ['already_shared', 'no_boost', 'suspended'],
  start: ['already_started', 'no_boost', 'suspended', 'no_access', 'already_running'],
  end: ['not_started'],
  unshare: ['already_started'],
};
export const actionOf: Record<ShareMode, SharingAction> = { copy: 'share', copy_and_start: 'start' };

export const reasonFor = (action: SharingAction): SQL =>
  sql`CASE ${sql.join(
    reasonsOf[action].map((reason) => sql`WHEN ${reasonHolds[reason]} THEN ${sql.raw(`'${reason}'`)}`),
    sql` `,
  )} END`;

/** Every company below the one in scope, with what it has received of one course. */
export const customersOfCourse = (courseId: string | null): SQL =>
  sql`(SELECT ${courseId}::uuid AS id) course CROSS JOIN customers v LEFT JOIN course_receivers r ON r.customer_id = v.id AND r.course_id = course.id`;

/** Whether customers have the course. */
export const having = { shared: sql`r.customer_id IS NOT NULL`, notShared: sql`r.customer_id IS NULL` } as const;
export type Having = keyof typeof having;

export const matching = (actor: Actor, searchText: string | undefined): SQL =>
  allOf([sql`v.ancestor_id = ${actor.companyId}`, ...contains(sql`v.name`, searchText)]);

export interface Selected {
  /** Without one, what holds for every course decides. */
  courseId: string | null;
  action: SharingAction;
  selection: SharingSelection;
  /** Whether everything is selected among the customers that have the course, or among the others. */
  among: Having;
}

/** Common table expression `eligibility(id, name, reason)` of the selected companies. */
const eligibility = (actor: Actor, { courseId, action, selection, among }: Selected): SQL => {
  const chosen = selection.isAllCustomers
    ? sql`${matching(actor, selection.searchText)} AND ${having[among]}`
    : sql`v.ancestor_id = ${actor.companyId} AND ${isOneOf(sql`v.id`, { among: uniqueIds(selection) }, 'uuid')}`;
  return sql`eligibility AS (SELECT v.id, v.name, ${reasonFor(action)} AS reason FROM ${customersOfCourse(courseId)} WHERE ${chosen})`;
};

export const uniqueIds = ({ customerCompanyIds = [] }: SharingSelection): string[] => [...new Set(customerCompanyIds)];

interface Eligible {
  total: number;
  ids: string[];
  reasons: Partial<Record<SharingReason, number>>;
  names: string[];
}

/**
 * The selected companies that take part in an action. Refuses with total_changed if they differ from what the partner saw, with not_found if none
 * of them is below the one in scope, and with no_customer_to_change if the action leaves all of them out.
 */
export async function findEligible(tx: Tx, actor: Actor, selected: Selected, named: number): Promise<Eligible> {
  const found = await oneRow<Eligible>(
    tx,
    sql`WITH ${eligibility(actor, selected)} SELECT (SELECT count(*)::int FROM eligibility) AS total,
      ARRAY(SELECT id FROM eligibility WHERE reason IS NULL ORDER BY id) AS ids,
      ARRAY(SELECT name FROM eligibility WHERE reason IS NULL ORDER BY lower(name), id LIMIT ${named}) AS names,
      coalesce((SELECT jsonb_object_agg(reason, n) FROM (SELECT reason, count(*)::int AS n FROM eligibility WHERE reason IS NOT NULL
        GROUP BY reason) left_out), '{}') AS reasons`,
  );
  const { selection } = selected;
  if (selection.isAllCustomers) {
    if (found.ids.length !== selection.expectedTotal) throw new Refusal('total_changed');
  } else {
    if (found.total === 0) throw new Refusal('not_found');
    if (found.total !== uniqueIds(selection).length) throw new Refusal('total_changed');
  }
  if (found.ids.length === 0) throw new Refusal('no_customer_to_change');
  return found;
}

/** The selected companies at which a course cannot be started: how many, why, and the first by name. */
export async function findNotStartable(tx: Tx, actor: Actor, selected: Selected & { action: 'start' }, limit: number) {
  const counts = await rows<{ reason: StartReason | null; n: number }>(
    tx,
    sql`WITH ${eligibility(actor, selected)} SELECT reason, count(*)::int AS n FROM eligibility GROUP BY reason`,
  );
  const companies = await rows<{ id: string; name: string; reason: StartReason }>(
    tx,
    sql`WITH ${eligibility(actor, selected)} SELECT id, name, reason FROM eligibility WHERE reason IS NOT NULL
      ORDER BY lower(name), id LIMIT ${limit}`,
  );
  const reasons: Partial<Record<StartReason, number>> = Object.fromEntries(
    counts.flatMap(({ reason, n }) => (reason ? [[reason, n]] : [])),
  );
  const count = counts.reduce((sum, { reason, n }) => sum + (reason ? n : 0), 0);
  return { companies, count, reasons, eligibleCount: counts.find(({ reason }) => reason === null)?.n ?? 0 };
}
