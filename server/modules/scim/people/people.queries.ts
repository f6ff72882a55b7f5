import { type SQL, sql } from 'drizzle-orm';
import type { Absence } from '#contract/people/absences';
import { now } from '../../../clock.ts';
import { absenceColumns, withAbsence } from '../../../db/absences.ts';
import { oneRow, rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { personNameSql } from '../../../db/personName.ts';
import { type Columns, filterSql } from '../filter.ts';
import { enterprise } from '../names.ts';

/** A person whom the directory manages. */
export interface ManagedPerson extends Absence {
  id: string;
  userName: string;
  externalId: string | null;
  department: string | null;
  /** What the directory said last, in its own words. */
  preferredLanguage: string | null;
  timeZone: string | null;
  email: string;
  name: string;
  lastName: string;
  role: string;
  /** An admin, or somebody who was one: they have signed in to the panel. */
  usesPanel: boolean;
  /** See `scim_people.moves_to`. */
  movesTo: string | null;
  /** Whether the directory may change the person, who may have become an owner, or one of a partner, since it added them. */
  isOpen: boolean;
  disabled: boolean;
  heldAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  groups: { id: string; name: string }[];
}

const columns: Columns = new Map([
  ['id', { kind: 'id', sql: sql`u.id` }],
  ['username', { kind: 'text', sql: sql`s.user_name` }],
  ['externalid', { kind: 'exact', sql: sql`s.external_id` }],
  ['active', { kind: 'boolean', sql: sql`(NOT u.disabled AND u.held_at IS NULL)` }],
  ['name.givenname', { kind: 'text', sql: sql`u.name` }],
  ['name.familyname', { kind: 'text', sql: sql`u.last_name` }],
  ['displayname', { kind: 'text', sql: personNameSql('u') }],
  ['emails', { kind: 'text', sql: sql`u.email` }],
  ['emails.value', { kind: 'text', sql: sql`u.email` }],
  ['emails.type', { kind: 'text', sql: sql`'work'` }],
  ['emails.primary', { kind: 'boolean', sql: sql`true` }],
  ['preferredlanguage', { kind: 'text', sql: sql`s.preferred_language` }],
  ['timezone', { kind: 'text', sql: sql`s.time_zone` }],
  [`${enterprise}:department`, { kind: 'text', sql: sql`s.department` }],
  ['meta.created', { kind: 'time', sql: sql`u.created_at` }],
  ['meta.lastmodified', { kind: 'time', sql: sql`u.updated_at` }],
]);

/** Condition: the directory manages person `u`, whose record is `s`. It sees nobody else of the company. */
const isManaged = (companyId: string): SQL =>
  sql`u.company_id = ${companyId} AND s.company_id = ${companyId} AND u.scim_managed AND s.removed_at IS NULL`;
const records = sql`people u JOIN scim_people s ON s.user_id = u.id`;

/**
 * People whom a directory may manage, over an alias of `users`: not people who rule over others (the account owner, staff and people of
 * partners), nor anybody of a company that has become the house or a partner.
 */
export const mayBeManaged = (
  alias: 'u' | 'users',
): SQL => sql`(NOT ${sql.raw(alias)}.is_owner AND ${sql.raw(alias)}.role IN ('user', 'admin')
  AND NOT (SELECT c.is_house OR c.is_partner FROM companies c WHERE c.id = ${sql.raw(alias)}.company_id))`;

const selected = sql`${absenceColumns}, u.id, s.user_name AS "userName", s.external_id AS "externalId", s.department, s.preferred_language AS "preferredLanguage", s.time_zone AS "timeZone", u.email, u.name, u.last_name AS "lastName",
  u.role, (u.role <> 'user' OR u.first_session_at IS NOT NULL) AS "usesPanel", s.moves_to AS "movesTo", ${mayBeManaged('u')} AS "isOpen", u.disabled, u.held_at AS "heldAt", u.created_at AS "createdAt", u.updated_at AS "updatedAt",
  (SELECT coalesce(json_agg(json_build_object('id', g.id, 'name', g.name) ORDER BY g.name), '[]')
    FROM user_groups m JOIN scim_groups k ON k.group_id = m.group_id JOIN groups g ON g.id = m.group_id WHERE m.user_id = u.id) AS groups`;

export async function findManaged(tx: Tx, companyId: string, id: string): Promise<ManagedPerson | undefined> {
  const [person] = await rows<ManagedPerson>(
    tx,
    sql`SELECT ${selected} FROM ${records} ${withAbsence(now())} WHERE ${isManaged(companyId)} AND u.id = ${id}`,
  );
  return person;
}

export interface Page {
  filter: string | undefined;
  /** From 1. */
  startIndex: number;
  count: number;
}

/** One page of the people and their number; a directory that asks for no rows wants the number only. */
export async function listManaged(tx: Tx, companyId: string, { filter, startIndex, count }: Page) {
  const matching = sql`${records} WHERE ${isManaged(companyId)} AND ${filter ? filterSql(filter, columns) : sql`true`}`;
  const { total } = await oneRow<{ total: number }>(tx, sql`SELECT count(*)::int AS total FROM ${matching}`);
  const found =
    count === 0
      ? []
      : await rows<ManagedPerson>(
          tx,
          // Absences and groups are looked up for the people of the page, not for those whom OFFSET skips.
          sql`WITH page AS MATERIALIZED (SELECT u.id FROM ${matching} ORDER BY u.created_at, u.id LIMIT ${count} OFFSET ${startIndex - 1})
            SELECT ${selected} FROM page p JOIN people u ON u.id = p.id JOIN scim_people s ON s.user_id = u.id ${withAbsence(now())}
            ORDER BY u.created_at, u.id`,
        );
  return { total, found };
}
