import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { userRow } from '#contract/users';
import { memberships, type SetKind } from './usersWhere.ts';

export type UserRowOut = z.output<typeof userRow>;

/** Departments or groups of all people of `page`, gathered at once: one join, not one for each person. */
const setsOfPage = (companyId: string, kind: SetKind): SQL => {
  const { sets, members, setId } = memberships[kind];
  return sql`(SELECT m.user_id, json_agg(json_build_object('id', s.id, 'name', s.name) ORDER BY lower(s.name), s.id) AS sets
    FROM page p JOIN ${members} m ON m.user_id = p.id AND m.company_id = ${companyId}
    JOIN ${sets} s ON s.id = m.${setId} AND s.company_id = ${companyId} GROUP BY m.user_id)`;
};

/**
 * The people whom a query gives by `id`, with the columns of a row of the people lists, named as the contract names them.
 * `more` are further columns of alias `u`; order and limits are up to the caller.
 */
export const selectPeople = (companyId: string, ids: SQL, more = sql``): SQL => sql`WITH page AS MATERIALIZED (${ids})
  SELECT u.id, u.email, u.name, u.last_name AS "lastName", u.role, u.account, u.status, u.disabled AS "isDisabled",
    u.last_login AS "lastLogin", u.created_at AS "createdAt", coalesce(d.sets, '[]') AS departments, coalesce(g.sets, '[]') AS groups${more}
  FROM page JOIN people u ON u.company_id = ${companyId} AND u.id = page.id
  LEFT JOIN ${setsOfPage(companyId, 'departments')} d ON d.user_id = u.id
  LEFT JOIN ${setsOfPage(companyId, 'groups')} g ON g.user_id = u.id`;
