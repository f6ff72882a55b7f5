import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { decideHeld, listProvisionedPeople, provisionedOrderFields, provisionedPerson } from '#contract/company/scim';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { allowLongStatements } from '../../db/longStatements.ts';
import { oneRow, run } from '../../db/rows.ts';
import { simpleList } from '../../db/simpleList.ts';
import { allOf, escapeLike, isOneOf } from '../../db/where.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { adminsOf, applyDisabled } from '../users/public.ts';

type OrderField = (typeof provisionedOrderFields)[number];

/** The directory names another address for the person, which waits for a yes. */
export const isMoving = sql`(u.scim_managed AND s.removed_at IS NULL AND s.moves_to IS NOT NULL AND NOT s.move_declined)`;
const state = sql`CASE WHEN u.held_at IS NOT NULL THEN 'held' WHEN ${isMoving} THEN 'moving' WHEN u.disabled THEN 'disabled' ELSE 'active' END`;
const orders: Record<OrderField, SQL> = {
  name: sql`u.sort_name`,
  email: sql`u.email`,
  heldAt: sql`coalesce(u.held_at, '-infinity')`,
  createdAt: sql`u.created_at`,
};

/** One page of the people whom the directory manages; people who are held come first. */
export function listProvisioned({ tx, actor, query, contentRange }: Call<typeof listProvisionedPeople>) {
  const { companyId, userId } = actor;
  const { states, search } = query.filter ?? {};
  return simpleList<z.output<typeof provisionedPerson>, OrderField>(tx, {
    columns: sql`u.id, u.name, u.last_name AS "lastName", u.email, coalesce(s.user_name, u.email) AS "userName", ${state} AS state,
      CASE WHEN ${isMoving} THEN s.moves_to END AS "newEmail",
      (coalesce(${isMoving}, false) AND (u.id = ${userId}
        OR EXISTS (SELECT 1 FROM people o WHERE o.id = ${userId} AND o.is_owner))) AS "mayDecideMove",
      s.removed_at IS NOT NULL AS "isRemoved", coalesce(u.held_at, CASE WHEN ${isMoving} THEN s.moved_at END) AS "heldAt",
      u.created_at AS "createdAt"`,
    from: sql`people u LEFT JOIN scim_people s ON s.user_id = u.id`,
    conditions: [
      sql`u.company_id = ${companyId} AND u.scim_managed`,
      isOneOf(state, { chosen: states }),
      ...(search ? [sql`u.search_text LIKE ${`%${escapeLike(search.toLowerCase())}%`}`] : []),
    ],
    after: sql`u.held_at IS NULL AND ${isMoving} IS NOT TRUE`,
    orders,
    id: sql`u.id`,
    query,
    usual: 'heldAt',
    contentRange,
  });
}

/** People whom an admin may disable: not the account owner, nor an admin if no other admin is left to administer the company. */
const mayBeDisabled = (companyId: string): SQL =>
  sql`NOT u.is_owner AND (u.role = 'user' OR EXISTS (SELECT 1 FROM ${adminsOf(companyId)}))`;

/** Says yes or no to deactivations that were held back. After either, the directory no longer manages a person whom it has deleted. */
export const decide: Handler<typeof decideHeld> = async ({ tx, actor, body }) => {
  const { isConfirmed, userIds, expectedTotal } = body;
  const { companyId } = actor;
  await allowLongStatements(tx);
  await lockCompany(tx, actor);
  const held = allOf([sql`u.company_id = ${companyId} AND u.held_at IS NOT NULL`, isOneOf(sql`u.id`, { among: userIds }, 'uuid')]);
  const affected = isConfirmed ? sql`${held} AND ${mayBeDisabled(companyId)}` : held;
  const counts = await oneRow<{ total: number; open: number }>(
    tx,
    sql`SELECT (SELECT count(*) FROM people u WHERE ${held})::int AS total, (SELECT count(*) FROM people u WHERE ${affected})::int AS open`,
  );
  if (expectedTotal !== undefined && counts.total !== expectedTotal) throw new Refusal('total_changed');
  if (counts.open === 0) throw new Refusal('nothing_to_change');
  const auditId = await audit(tx, actor, {
    action: isConfirmed ? 'scim.confirmed' : 'scim.declined',
    subject: { type: 'users', label: String(counts.open) },
    subjectsSql: sql`SELECT u.id FROM people u WHERE ${affected}`,
  });
  const subjects = sql`SELECT user_id FROM audit_subjects WHERE audit_id = ${auditId}`;
  await run(
    tx,
    sql`UPDATE users u SET held_at = NULL, updated_at = ${now()},
        scim_managed = NOT EXISTS (SELECT 1 FROM scim_people s WHERE s.user_id = u.id AND s.removed_at IS NOT NULL)
      WHERE u.company_id = ${companyId} AND u.id IN (${subjects})`,
  );
  if (isConfirmed) await applyDisabled(tx, actor, auditId, true);
  return { changed: counts.open };
};
