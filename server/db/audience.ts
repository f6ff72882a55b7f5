import { type SQL, sql } from 'drizzle-orm';
import type { Audience, AudienceKind } from '#contract/people/audience';
import { Refusal } from '../core/refusal.ts';
import { memberships } from './memberships.ts';
import { personNameSql } from './personName.ts';
import { oneRow, rows, run } from './rows.ts';
import type { Tx } from './tx.ts';
import { namesMissingRow } from './uniqueViolation.ts';

type ChosenKind = Exclude<AudienceKind, 'all'>;

/** Tables that link campaigns (`campaign_id`) to chosen records, by kind of audience. These campaigns cannot have a kind without a table. */
export type AudienceLinks = Readonly<Partial<Record<ChosenKind, string>>>;

/** A stored campaign and its kind of audience. */
export interface WithAudience {
  id: string;
  audience: AudienceKind;
}

export interface Named {
  id: string;
  name: string;
}

/**
 * The records of each kind: the column with their id in links, a table with their names, and a query of the people (`user_id`) whom the
 * chosen records contain. `chosen` is a query of ids.
 */
const choices = {
  people: {
    id: sql.raw('user_id'),
    records: sql`(SELECT id, company_id, ${personNameSql('users')} AS name FROM users WHERE deleted_at IS NULL)`,
    people: (_companyId: SQL, chosen: SQL) => chosen,
  },
  departments: inMemberships('departments'),
  groups: inMemberships('groups'),
} as const satisfies Record<ChosenKind, object>;

function inMemberships(kind: keyof typeof memberships) {
  const { sets, members, setId } = memberships[kind];
  const people = (companyId: SQL, chosen: SQL) =>
    sql`SELECT m.user_id FROM ${members} m WHERE m.company_id = ${companyId} AND m.${setId} IN (${chosen})`;
  return { id: setId, records: sets, people };
}

/** The table that links campaigns to records of this kind. */
function linksOf(links: AudienceLinks, kind: ChosenKind): SQL {
  const table = links[kind];
  if (!table) throw new Error(`This kind of campaign has no audience of ${kind}`);
  return sql.raw(table);
}

const idsOf = (ids: readonly string[]): SQL => sql`SELECT unnest(${sql.param([...ids])}::uuid[])`;

/** Condition over `users u`: people whom an audience contains now. */
export const reachedBy = (companyId: string, { kind, ids }: Audience): SQL =>
  kind === 'all' ? sql`true` : sql`u.id IN (${choices[kind].people(sql`${companyId}`, idsOf(ids))})`;

/** Condition over `users u`: people whom a stored campaign reaches: the ones who belong to its audience now, also if they joined it later. */
export function reachedByCampaign(links: AudienceLinks, companyId: string, { id, audience: kind }: WithAudience): SQL {
  if (kind === 'all') return sql`true`;
  const chosen = sql`SELECT l.${choices[kind].id} FROM ${linksOf(links, kind)} l WHERE l.campaign_id = ${id}`;
  return sql`u.id IN (${choices[kind].people(sql`${companyId}`, chosen)})`;
}

/** Number of people whom an audience reaches, and number it leaves out because they are disabled. */
export async function countReach(tx: Tx, companyId: string, audience: Audience) {
  const { active, disabled } = await oneRow<{ active: number; disabled: number }>(
    tx,
    // Triggers keep the number of everybody.
    audience.kind === 'all'
      ? sql`SELECT coalesce(sum(n) FILTER (WHERE NOT disabled), 0)::int AS active, coalesce(sum(n) FILTER (WHERE disabled), 0)::int AS disabled
          FROM people_counts WHERE company_id = ${companyId}`
      : sql`SELECT count(*) FILTER (WHERE NOT u.disabled)::int AS active, count(*) FILTER (WHERE u.disabled)::int AS disabled
          FROM people u WHERE u.company_id = ${companyId} AND ${reachedBy(companyId, audience)}`,
  );
  return { totalUsersCount: active, excluded: { disabled } };
}

/** The departments or groups that a campaign names (`id`, an expression), as JSON of ids and names. */
export const namedBy = (links: AudienceLinks, kind: keyof typeof memberships, id: SQL): SQL =>
  sql`(SELECT coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'name', n.name) ORDER BY lower(n.name), n.id), '[]')
    FROM ${linksOf(links, kind)} l JOIN ${memberships[kind].sets} n ON n.id = l.${memberships[kind].setId} WHERE l.campaign_id = ${id})`;

/** Number of active people whom a campaign `c` would reach now, as an expression. */
export function reachNow(links: AudienceLinks): SQL {
  const cases = (Object.keys(links) as ChosenKind[]).map((kind) => {
    const chosen = sql`SELECT l.${choices[kind].id} FROM ${linksOf(links, kind)} l WHERE l.campaign_id = c.id`;
    return sql`WHEN ${kind} THEN (SELECT count(*) FROM people u
      WHERE u.id IN (${choices[kind].people(sql`c.company_id`, chosen)}) AND NOT u.disabled)`;
  });
  return sql`(CASE c.audience ${sql.join(cases, sql` `)}
    ELSE (SELECT coalesce(sum(p.n), 0) FROM people_counts p WHERE p.company_id = c.company_id AND NOT p.disabled) END)::int`;
}

/** What an audience names, by name. Refuses with validation_failed, naming the field, what the company does not have. */
export async function findChosen(tx: Tx, companyId: string, { kind, ids }: Audience, field: string): Promise<Named[]> {
  if (kind === 'all' || ids.length === 0) return [];
  const requested = [...new Set(ids)];
  const found = await rows<Named>(
    tx,
    sql`SELECT r.id, r.name FROM ${choices[kind].records} r
      WHERE r.company_id = ${companyId} AND r.id = ANY(${sql.param(requested)}::uuid[]) ORDER BY lower(r.name), r.id`,
  );
  if (found.length !== requested.length) throw new Refusal('validation_failed', { fields: [field] });
  return found;
}

/** The same for a call that names departments or groups by their names, in any case. */
export async function findByName(
  tx: Tx,
  companyId: string,
  kind: 'departments' | 'groups',
  names: readonly string[],
  field: string,
): Promise<Named[]> {
  const requested = [...new Set(names.map((name) => name.toLowerCase()))];
  const found = await rows<Named>(
    tx,
    sql`SELECT id, name FROM ${memberships[kind].sets}
      WHERE company_id = ${companyId} AND lower(name) = ANY(${sql.param(requested)}::text[]) ORDER BY lower(name)`,
  );
  if (found.length !== requested.length) throw new Refusal('validation_failed', { fields: [field] });
  return found;
}

/**
 * Those of the requested ids that a campaign does not name yet. Refuses with assignment_not_removable where one that it names is not
 * requested. People by name are only ever added: a campaign can have more of them than a call may name.
 */
export async function addedTo(
  tx: Tx,
  links: AudienceLinks,
  { id, audience: kind }: WithAudience,
  requested: readonly string[],
): Promise<string[]> {
  if (kind === 'all') return [];
  const found = await rows<{ id: string }>(
    tx,
    sql`SELECT ${choices[kind].id} AS id FROM ${linksOf(links, kind)} WHERE campaign_id = ${id}`,
  );
  const present = new Set(found.map((row) => row.id));
  const ids = new Set(requested);
  if (kind !== 'people' && [...present].some((one) => !ids.has(one))) throw new Refusal('assignment_not_removable');
  return [...ids].filter((one) => !present.has(one));
}

/** Adds departments, groups or people to a campaign. */
export async function linkAudience(
  tx: Tx,
  links: AudienceLinks,
  companyId: string,
  { id, audience: kind }: WithAudience,
  ids: readonly string[],
): Promise<void> {
  if (kind === 'all' || ids.length === 0) return;
  try {
    await run(
      tx,
      sql`INSERT INTO ${linksOf(links, kind)} (company_id, campaign_id, ${choices[kind].id})
        SELECT ${companyId}, ${id}, s FROM unnest(${sql.param([...ids])}::uuid[]) AS s ON CONFLICT DO NOTHING`,
    );
  } catch (error) {
    // Deleted since the audience was read.
    if (!namesMissingRow(error)) throw error;
    throw new Refusal('validation_failed', { fields: [kind] });
  }
}

/** Condition over campaigns `c`: a new member of departments and groups with these names (in lower case) would get them. */
export function awaitsMembers(links: AudienceLinks, names: { departments: readonly string[]; groups: readonly string[] }): SQL {
  const sets = (['departments', 'groups'] as const).filter((kind) => links[kind]);
  const named = sets.map(
    (
      kind,
    ) => sql`EXISTS (SELECT 1 FROM ${linksOf(links, kind)} l JOIN ${memberships[kind].sets} s ON s.id = l.${memberships[kind].setId}
      WHERE l.campaign_id = c.id AND lower(s.name) = ANY(${sql.param([...names[kind]])}::text[]))`,
  );
  return sql`(${sql.join([sql`c.audience = 'all'`, ...named], sql` OR `)})`;
}
