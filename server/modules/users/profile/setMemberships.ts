import { sql } from 'drizzle-orm';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import { memberships, type SetKind } from '../../../db/memberships.ts';
import { rows, run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { requireUnlocked } from './locks.ts';
import type { Profile } from './readProfile.ts';

type Named = { id: string; name: string };
interface Memberships {
  departments: string[];
  groups: string[];
}

/** Sets the departments and groups of one person. Returns the changes, by names, for the audit log. */
export async function setMemberships(tx: Tx, actor: Actor, person: Profile, requested: Memberships) {
  const before: Partial<Record<SetKind, string[]>> = {};
  const after: Partial<Record<SetKind, string[]>> = {};
  for (const kind of ['departments', 'groups'] as const) {
    const sets = await findSets(tx, actor, kind, requested[kind]);
    const present = person[kind];
    if (sameIds(sets, present)) continue;
    requireUnlocked(person, ['role_above'], [kind]);
    await replaceMembers(tx, actor, kind, person.id, sets);
    before[kind] = namesOf(present);
    after[kind] = namesOf(sets);
  }
  return { before, after };
}

const namesOf = (sets: readonly Named[]) => sets.map(({ name }) => name);
const sameIds = (some: readonly Named[], others: readonly Named[]) =>
  some.length === others.length && some.every(({ id }) => others.some((other) => other.id === id));

/** Refuses ids that the company does not have with validation_failed, naming the field. */
async function findSets(tx: Tx, { companyId }: Actor, kind: SetKind, requested: readonly string[]): Promise<Named[]> {
  const ids = [...new Set(requested)];
  const sets = await rows<Named>(
    tx,
    sql`SELECT id, name FROM ${memberships[kind].sets} WHERE company_id = ${companyId} AND id = ANY(${sql.param(ids)}::uuid[]) ORDER BY lower(name), id`,
  );
  if (sets.length !== ids.length) throw new Refusal('validation_failed', { fields: [kind] });
  return sets;
}

async function replaceMembers(tx: Tx, { companyId }: Actor, kind: SetKind, userId: string, sets: readonly Named[]): Promise<void> {
  const { members, setId } = memberships[kind];
  const ids = sql`${sql.param(sets.map(({ id }) => id))}::uuid[]`;
  await run(tx, sql`DELETE FROM ${members} WHERE company_id = ${companyId} AND user_id = ${userId} AND NOT ${setId} = ANY(${ids})`);
  await run(
    tx,
    sql`INSERT INTO ${members} (company_id, user_id, ${setId}) SELECT ${companyId}, ${userId}, s FROM unnest(${ids}) AS s ON CONFLICT DO NOTHING`,
  );
}
