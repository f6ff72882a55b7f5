import { type SQL, sql } from 'drizzle-orm';
import { audienceFields, type ExerciseSettings } from '#contract/exercise/campaigns';
import type { UsersType } from '#contract/exercise/exerciseStates';
import { Refusal } from '../../core/refusal.ts';
import { memberships } from '../../db/memberships.ts';
import { oneRow, rows, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

interface Named {
  id: string;
  name: string;
}

/**
 * What a campaign names, by kind of audience: the table of its choices, the column of the chosen record, the records by name, and the
 * people (`user_id`) whom chosen records stand for. A query of ids takes the place of `chosen`.
 */
const choices = {
  USERS_SELECTED: {
    links: sql.raw('exercise_users'),
    id: sql.raw('user_id'),
    records: sql`(SELECT id, company_id, btrim(name || ' ' || last_name) AS name FROM users WHERE deleted_at IS NULL)`,
    people: (_companyId: string, chosen: SQL) => chosen,
  },
  USERS_FROM_DEPARTMENTS: {
    links: sql.raw('exercise_departments'),
    id: memberships.departments.setId,
    records: memberships.departments.sets,
    people: (companyId: string, chosen: SQL) =>
      sql`SELECT m.user_id FROM user_departments m WHERE m.company_id = ${companyId} AND m.department_id IN (${chosen})`,
  },
  USERS_FROM_GROUPS: {
    links: sql.raw('exercise_groups'),
    id: memberships.groups.setId,
    records: memberships.groups.sets,
    people: (companyId: string, chosen: SQL) =>
      sql`SELECT m.user_id FROM user_groups m WHERE m.company_id = ${companyId} AND m.group_id IN (${chosen})`,
  },
} as const;

const asIds = (ids: readonly string[]): SQL => sql`SELECT unnest(${sql.param([...ids])}::uuid[])`;

/** Condition over `users u`: people whom a campaign of this kind reaches, who are there now or come later. */
export function reachedByExercise(companyId: string, { id, type }: { id: string; type: UsersType }): SQL {
  if (type === 'USERS_ALL') return sql`true`;
  const { links, id: column, people } = choices[type];
  return sql`u.id IN (${people(companyId, sql`SELECT l.${column} FROM ${links} l WHERE l.campaign_id = ${id}`)})`;
}

/** Condition over `users u`: people whom these departments, groups or people stand for. */
export const reachedByIds = (companyId: string, type: UsersType, ids: readonly string[]): SQL =>
  type === 'USERS_ALL' ? sql`true` : sql`u.id IN (${choices[type].people(companyId, asIds(ids))})`;

/** Number of people that an audience reaches, and number it leaves out because they are disabled. */
export async function countExerciseReach(tx: Tx, companyId: string, type: UsersType, ids: readonly string[] = []) {
  const { active, disabled } = await oneRow<{ active: number; disabled: number }>(
    tx,
    type === 'USERS_ALL'
      ? sql`SELECT coalesce(sum(n) FILTER (WHERE NOT disabled), 0)::int AS active, coalesce(sum(n) FILTER (WHERE disabled), 0)::int AS disabled
          FROM people_counts WHERE company_id = ${companyId}`
      : sql`SELECT count(*) FILTER (WHERE NOT u.disabled)::int AS active, count(*) FILTER (WHERE u.disabled)::int AS disabled
          FROM people u WHERE u.company_id = ${companyId} AND ${reachedByIds(companyId, type, ids)}`,
  );
  return { totalUsersCount: active, excluded: { disabled } };
}

/** The ids that the settings name for their kind of audience. */
export const chosenIds = (settings: ExerciseSettings): string[] =>
  settings.usersType === 'USERS_ALL' ? [] : [...new Set(settings[audienceFields[settings.usersType]])];

/** What settings name, by name. Refuses with validation_failed, naming the field, what the company does not have. */
export async function findChosen(tx: Tx, companyId: string, usersType: UsersType, ids: readonly string[]): Promise<Named[]> {
  if (usersType === 'USERS_ALL' || ids.length === 0) return [];
  const found = await rows<Named>(
    tx,
    sql`SELECT r.id, r.name FROM ${choices[usersType].records} r
      WHERE r.company_id = ${companyId} AND r.id = ANY(${sql.param([...ids])}::uuid[]) ORDER BY lower(r.name), r.id`,
  );
  if (found.length !== ids.length) throw new Refusal('validation_failed', { fields: [audienceFields[usersType]] });
  return found;
}

/** Ids of what a campaign has chosen so far. */
export async function chosenOf(tx: Tx, { id, type }: { id: string; type: UsersType }): Promise<string[]> {
  if (type === 'USERS_ALL') return [];
  const { links, id: column } = choices[type];
  const found = await rows<{ id: string }>(tx, sql`SELECT ${column} AS id FROM ${links} WHERE campaign_id = ${id}`);
  return found.map((row) => row.id);
}

/** Adds departments, groups or people to a campaign. */
export async function addChosen(
  tx: Tx,
  companyId: string,
  { id, type }: { id: string; type: UsersType },
  ids: readonly string[],
): Promise<void> {
  if (type === 'USERS_ALL' || ids.length === 0) return;
  const { links, id: column } = choices[type];
  await run(
    tx,
    sql`INSERT INTO ${links} (company_id, campaign_id, ${column})
      SELECT ${companyId}, ${id}, s FROM unnest(${sql.param([...ids])}::uuid[]) AS s ON CONFLICT DO NOTHING`,
  );
}
