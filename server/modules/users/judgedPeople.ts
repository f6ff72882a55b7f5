import { type SQL, sql } from 'drizzle-orm';
import type { UneditableReason } from '#contract/users';
import type { Actor } from '../../actor.ts';

export type EditType = 'disable' | 'enable' | 'delete';

/** Reasons that hold whatever is done, the first one that applies is told. Over alias `u`. */
const fixedReasons = (actor: Actor): SQL =>
  sql`WHEN u.id = ${actor.userId} THEN 'self' WHEN u.is_owner THEN 'account_owner' WHEN u.scim_managed THEN 'scim_managed'`;

const stateReason: Record<EditType, SQL> = {
  disable: sql`WHEN u.disabled THEN 'already_disabled'`,
  enable: sql`WHEN NOT u.disabled THEN 'already_enabled'`,
  delete: sql``,
};

/** Someone who can manage the company now. Over the alias. */
const canManage = (alias: string): SQL => sql.raw(`${alias}.role <> 'user' AND NOT ${alias}.disabled`);

/**
 * `WITH` parts that end in `judged (id, is_admin, has_login, reason)`: everyone whom the condition over `people u` selects,
 * and why they cannot be changed, or null. When nobody who manages the company would be left, the longest-standing one stays.
 */
export function judgedPeople(actor: Actor, selected: SQL, editType: EditType): SQL {
  const reason = sql`CASE ${fixedReasons(actor)} ${stateReason[editType]} END`;
  const matched = sql`matched AS MATERIALIZED (SELECT u.id, u.role, u.disabled, u.has_login, u.created_at, ${reason} AS reason FROM people u WHERE ${selected})`;
  if (editType === 'enable')
    return sql`${matched}, judged AS (SELECT id, role <> 'user' AS is_admin, has_login, reason FROM matched)`;
  return sql`${matched},
    kept AS (
      SELECT m.id FROM matched m WHERE m.reason IS NULL AND ${canManage('m')}
        AND NOT EXISTS (SELECT 1 FROM people a WHERE a.company_id = ${actor.companyId} AND a.account <> 'learner' AND ${canManage('a')}
          AND NOT EXISTS (SELECT 1 FROM matched gone WHERE gone.id = a.id AND gone.reason IS NULL AND ${canManage('gone')}))
      ORDER BY m.created_at, m.id LIMIT 1),
    judged AS (
      SELECT m.id, m.role <> 'user' AS is_admin, m.has_login, CASE WHEN m.id = (SELECT id FROM kept) THEN 'last_admin' ELSE m.reason END AS reason
      FROM matched m)`;
}

export interface Verdict {
  total: number;
  editable: number;
  admins: number;
  /** How many for each reason. */
  reasons: Partial<Record<UneditableReason, number>>;
}

/** One row with the counts of `judged`. */
export const verdictOf = (judged: SQL): SQL => sql`WITH ${judged},
  counted AS (SELECT reason, count(*)::int AS n, count(*) FILTER (WHERE is_admin)::int AS admins FROM judged GROUP BY reason)
  SELECT coalesce(sum(n), 0)::int AS total, coalesce(sum(n) FILTER (WHERE reason IS NULL), 0)::int AS editable,
    coalesce(sum(admins), 0)::int AS admins, coalesce(jsonb_object_agg(reason, n) FILTER (WHERE reason IS NOT NULL), '{}') AS reasons FROM counted`;
