import { type SQL, sql } from 'drizzle-orm';
import type { UneditableReason } from '#contract/people/users';
import type { Actor } from '../../../core/actor.ts';
import { adminsOf, canManage, fixedReasons } from '../profile/locks.ts';

type EditType = 'disable' | 'enable' | 'delete';

const stateReason: Record<EditType, SQL> = {
  disable: sql`WHEN u.disabled THEN 'already_disabled'`,
  enable: sql`WHEN NOT u.disabled THEN 'already_enabled'`,
  delete: sql``,
};

/** The Acronis integration does not allow admins to be disabled here. */
const restriction = ({ integration }: Actor, editType: EditType): SQL =>
  integration === 'acronis' && editType === 'disable' ? sql`WHEN ${canManage('u')} THEN 'restricted_admin'` : sql``;

/**
 * `WITH` parts that define `eligibility (id, reason)`: everybody who matches the condition over `people u`, and why they cannot
 * be changed, or null. If no enabled admin would be left, the oldest selected one gets the reason `last_admin`.
 */
export function bulkEligibility(actor: Actor, selected: SQL, editType: EditType): SQL {
  const reason = sql`CASE ${restriction(actor, editType)} ${sql.join(fixedReasons(actor), sql` `)} ${stateReason[editType]} END`;
  const matched = sql`matched AS MATERIALIZED (SELECT u.id, u.role, u.disabled, u.held_at, u.created_at, ${reason} AS reason FROM people u WHERE ${selected})`;
  if (editType === 'enable') return sql`${matched}, eligibility AS (SELECT id, reason FROM matched)`;
  return sql`${matched},
    kept AS (
      SELECT m.id FROM matched m WHERE m.reason IS NULL AND ${canManage('m')}
        AND NOT EXISTS (SELECT 1 FROM ${adminsOf(actor.companyId)}
          AND NOT EXISTS (SELECT 1 FROM matched gone WHERE gone.id = a.id AND gone.reason IS NULL AND ${canManage('gone')}))
      ORDER BY m.created_at, m.id LIMIT 1),
    eligibility AS (
      SELECT m.id, CASE WHEN m.id = (SELECT id FROM kept) THEN 'last_admin' ELSE m.reason END AS reason
      FROM matched m)`;
}

export interface EligibilityCounts {
  total: number;
  editable: number;
  /** Number of people by reason. */
  reasons: Partial<Record<UneditableReason, number>>;
}

/** One row of EligibilityCounts over these `WITH` parts. */
export const countEligibility = (eligibility: SQL): SQL => sql`WITH ${eligibility},
  counted AS (SELECT reason, count(*)::int AS n FROM eligibility GROUP BY reason)
  SELECT coalesce(sum(n), 0)::int AS total, coalesce(sum(n) FILTER (WHERE reason IS NULL), 0)::int AS editable,
    coalesce(jsonb_object_agg(reason, n) FILTER (WHERE reason IS NOT NULL), '{}') AS reasons FROM counted`;
