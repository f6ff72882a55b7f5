import { type SQL, sql } from 'drizzle-orm';
import { companyLimits } from '#contract/company/limits';
import { oneRow, rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { personNameSql } from '../../../db/personName.ts';
import { type Columns, filterSql } from '../filter.ts';
import { mayBeManaged, type Page } from '../people/people.queries.ts';

/** A group that the directory manages. */
export interface ManagedGroup {
  id: string;
  name: string;
  externalId: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface Member {
  userId: string;
  display: string;
}

/** Members whom the directory manages. It does not see other members, whom admins added. */
const membersOf = (groupId: SQL): SQL => sql`user_groups m JOIN people u ON u.id = m.user_id JOIN scim_people s ON s.user_id = u.id
  WHERE m.group_id = ${groupId} AND u.scim_managed AND s.removed_at IS NULL`;

const nameOf = personNameSql('u');

const memberIds = sql`SELECT u.id FROM ${membersOf(sql`g.id`)}`;
const columns: Columns = new Map([
  ['id', { kind: 'id', sql: sql`g.id` }],
  ['displayname', { kind: 'text', sql: sql`g.name` }],
  ['externalid', { kind: 'exact', sql: sql`k.external_id` }],
  ['members', { kind: 'member', sql: memberIds }],
  ['members.value', { kind: 'member', sql: memberIds }],
  ['meta.created', { kind: 'time', sql: sql`g.created_at` }],
  ['meta.lastmodified', { kind: 'time', sql: sql`g.updated_at` }],
]);

const managed = (companyId: string): SQL => sql`groups g JOIN scim_groups k ON k.group_id = g.id
  WHERE g.company_id = ${companyId} AND k.company_id = ${companyId}`;
const selected = sql`g.id, g.name, k.external_id AS "externalId", g.created_at AS "createdAt", g.updated_at AS "updatedAt"`;

export async function findManagedGroup(tx: Tx, companyId: string, id: string): Promise<ManagedGroup | undefined> {
  const [group] = await rows<ManagedGroup>(tx, sql`SELECT ${selected} FROM ${managed(companyId)} AND g.id = ${id}`);
  return group;
}

/**
 * One page of groups and their number. With their members a page may be shorter than the requested count: it ends before the groups with
 * which it would name more than `companyLimits.scim.membersPerPage` people. Its first group is there whatever its size, or nobody would get
 * past it.
 */
export async function listManagedGroups(
  tx: Tx,
  companyId: string,
  { filter, startIndex, count }: Page,
  withMembers: boolean,
): Promise<{ total: number; found: (ManagedGroup & { members?: Member[] })[] }> {
  const matching = filter ? sql`${managed(companyId)} AND ${filterSql(filter, columns)}` : managed(companyId);
  const { total } = await oneRow<{ total: number }>(tx, sql`SELECT count(*)::int AS total FROM ${matching}`);
  if (count === 0) return { total, found: [] };
  const page = sql`SELECT ${selected} FROM ${matching} ORDER BY g.created_at, g.id LIMIT ${count} OFFSET ${startIndex - 1}`;
  if (!withMembers) return { total, found: await rows<ManagedGroup>(tx, page) };
  const { membersPerPage: most } = companyLimits.scim;
  const found = await rows<ManagedGroup & { members: Member[] }>(
    tx,
    sql`WITH page AS (${page}),
      sized AS (SELECT p.*, (SELECT count(*) FROM ${membersOf(sql`p.id`)}) AS size FROM page p),
      summed AS (SELECT s.*, row_number() OVER so_far AS place, sum(s.size) OVER so_far AS named FROM sized s
        WINDOW so_far AS (ORDER BY s."createdAt", s.id))
      SELECT g.id, g.name, g."externalId", g."createdAt", g."updatedAt",
        (SELECT coalesce(json_agg(json_build_object('userId', u.id, 'display', ${nameOf}) ORDER BY u.id), '[]')
          FROM ${membersOf(sql`g.id`)}) AS members
      FROM summed g WHERE g.place = 1 OR g.named <= ${most} ORDER BY g.place`,
  );
  return { total, found };
}

/** All members of one group, never a part of them: a directory would take a missing member for a removed one. */
export const findMembers = (tx: Tx, groupId: string): Promise<Member[]> =>
  rows(tx, sql`SELECT u.id AS "userId", ${nameOf} AS display FROM ${membersOf(sql`${groupId}::uuid`)} ORDER BY u.id`);

/** The group of this name, and whether the directory manages it already. */
export async function findGroupByName(
  tx: Tx,
  companyId: string,
  name: string,
): Promise<{ id: string; isManaged: boolean } | undefined> {
  const [group] = await rows<{ id: string; isManaged: boolean }>(
    tx,
    sql`SELECT g.id, k.group_id IS NOT NULL AS "isManaged" FROM groups g LEFT JOIN scim_groups k ON k.group_id = g.id
      WHERE g.company_id = ${companyId} AND lower(g.name) = lower(${name})`,
  );
  return group;
}

interface Named {
  id: string;
  isMember: boolean;
  /**
   * Whether the directory may change the groups of the person: not of the account owner, staff or partners, nor of people whose
   * deactivation waits for an admin, who may say no.
   */
  isOpen: boolean;
}

/** The people among these whom the directory manages. */
export const findNamed = (tx: Tx, companyId: string, groupId: string, ids: readonly string[]): Promise<Named[]> =>
  rows(
    tx,
    sql`SELECT u.id, m.user_id IS NOT NULL AS "isMember", ${mayBeManaged('u')} AND u.held_at IS NULL AS "isOpen"
      FROM people u JOIN scim_people s ON s.user_id = u.id LEFT JOIN user_groups m ON m.user_id = u.id AND m.group_id = ${groupId}
      WHERE u.company_id = ${companyId} AND u.scim_managed AND s.removed_at IS NULL AND u.id = ANY(${sql.param([...ids])}::uuid[])`,
  );
