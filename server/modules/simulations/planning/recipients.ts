import { type SQL, sql } from 'drizzle-orm';
import type { ExclusionReason } from '#contract/simulation/states';

/**
 * The condition over `users u` that a person may get simulations, for each reason why somebody may not. Planning counts those whom it leaves
 * out by them; a mail that waits is checked again before it leaves.
 */
export const exclusions = {
  deleted: sql`u.deleted_at IS NOT NULL`,
  disabled: sql`(u.disabled OR u.held_at IS NOT NULL)`,
  exempt: sql`EXISTS (SELECT 1 FROM simulation_settings e JOIN user_groups x ON x.company_id = e.company_id AND x.group_id = e.exempt_group_id
    WHERE e.company_id = u.company_id AND x.user_id = u.id)`,
} as const satisfies Record<ExclusionReason, SQL>;

/** Condition over `users u`: may get simulations. */
export const mayGetSimulations: SQL = sql`NOT ${exclusions.deleted} AND NOT ${exclusions.disabled} AND NOT ${exclusions.exempt}`;

/** Why a person does not get one: the first reason that holds, as an expression over `users u`. */
export const reasonAgainst: SQL = sql`CASE ${sql.join(
  Object.entries(exclusions).map(([reason, holds]) => sql`WHEN ${holds} THEN ${reason}`),
  sql` `,
)} END`;
