import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { userRow } from '#contract/users';
import { memberships, type SetKind } from './usersWhere.ts';

export type UserRowOut = z.output<typeof userRow>;

const setsOfUser = (kind: SetKind): SQL => {
  const { sets, members, setId } = memberships[kind];
  return sql`(SELECT coalesce(json_agg(json_build_object('id', s.id, 'name', s.name) ORDER BY lower(s.name), s.id), '[]'::json)
    FROM ${members} m JOIN ${sets} s ON s.id = m.${setId} AND s.company_id = m.company_id
    WHERE m.company_id = u.company_id AND m.user_id = u.id)`;
};

/** The columns of a row of the people lists, of alias `u`, named as the contract names them. */
export const userColumns: SQL = sql`u.id, u.email, u.name, u.last_name AS "lastName", u.role, u.account, u.status, u.disabled AS "isDisabled",
  u.last_login AS "lastLogin", u.created_at AS "createdAt", ${setsOfUser('departments')} AS departments, ${setsOfUser('groups')} AS groups`;
