import { sql } from 'drizzle-orm';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { memberships, type SetKind } from '../../../db/memberships.ts';
import { run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { addAbsences } from '../../absences/public.ts';
import { requireKnown } from '../../languageAndZone/public.ts';
import { mapUniqueEmailError, requireFreeEmails } from '../emailsInUse.ts';
import { distinctNames, type NewPerson } from './inviteRows.ts';

/** What all the people who are added together have in common. */
interface Origin {
  sso: boolean;
  /** Null for people whom a directory adds: nobody invited them, and the directory answers for their address. */
  invitedBy: string | null;
  invitedAt: Date | null;
}

interface Created {
  departmentsCreated: number;
  groupsCreated: number;
}

/**
 * Adds people to the company in scope, with the departments and groups that they name; missing ones are created. Refuses with
 * email_in_use, and with validation_failed an absence that is over, and a language or time zone that is not known. Audit entry, invitations, accounts and the job `assignWork` are up to the caller, who has locked the company.
 */
export async function addPeople(tx: Tx, actor: Actor, people: readonly NewPerson[], origin: Origin): Promise<Created> {
  await requireFreeEmails(
    tx,
    people.map(({ email }) => email),
  );
  const departmentsCreated = await createSets(
    tx,
    actor,
    'departments',
    people.flatMap(({ departments }) => departments),
  );
  const groupsCreated = await createSets(
    tx,
    actor,
    'groups',
    people.flatMap(({ groups }) => groups),
  );
  const known = await requireKnown(tx, people);
  await mapUniqueEmailError(undefined, () => insertPeople(tx, actor, known, origin));
  await insertMembers(tx, actor, 'departments', people);
  await insertMembers(tx, actor, 'groups', people);
  await addAbsences(tx, actor.companyId, people);
  return { departmentsCreated, groupsCreated };
}

/** Creates the departments or groups of these names that the company lacks. Returns how many. */
export function createSets(
  tx: Tx,
  { companyId }: Pick<Actor, 'companyId'>,
  kind: SetKind,
  names: readonly string[],
): Promise<number> {
  const distinct = distinctNames(names);
  if (distinct.length === 0) return Promise.resolve(0);
  return run(
    tx,
    sql`INSERT INTO ${memberships[kind].sets} (company_id, name, created_at, updated_at)
      SELECT ${companyId}, name, ${now()}, ${now()} FROM unnest(${sql.param(distinct)}::text[]) AS n(name)
      ON CONFLICT (company_id, lower(name)) DO NOTHING`,
  );
}

const column = (values: readonly (string | null)[]) => sql`${sql.param([...values])}`;

function insertPeople(
  tx: Tx,
  { companyId }: Actor,
  people: readonly NewPerson[],
  { sso, invitedBy, invitedAt }: Origin,
): Promise<number> {
  const at = now();
  const isManaged = invitedBy === null;
  return run(
    tx,
    sql`INSERT INTO users (id, company_id, email, name, last_name, role, has_login, sso, scim_managed, email_verified,
        language, time_zone, invited_by, invited_at, created_at, updated_at)
      SELECT p.id, ${companyId}, p.email, p.name, p.last_name, p.role, p.role = 'admin', ${sso}, ${isManaged}, ${isManaged},
        p.language, p.time_zone, ${invitedBy}, ${invitedAt}, ${at}, ${at}
      FROM unnest(${column(people.map(({ id }) => id))}::uuid[], ${column(people.map(({ email }) => email))}::text[],
        ${column(people.map(({ name }) => name))}::text[], ${column(people.map(({ lastName }) => lastName))}::text[],
        ${column(people.map(({ role }) => role))}::text[], ${column(people.map(({ language }) => language))}::text[],
        ${column(people.map(({ timeZone }) => timeZone))}::text[]) AS p(id, email, name, last_name, role, language, time_zone)`,
  );
}

/** Puts people into the departments or groups that they name. */
export async function insertMembers(
  tx: Tx,
  { companyId }: Pick<Actor, 'companyId'>,
  kind: SetKind,
  people: readonly Pick<NewPerson, 'id' | SetKind>[],
): Promise<void> {
  const pairs = people.flatMap((person) => distinctNames(person[kind]).map((name) => ({ userId: person.id, name })));
  if (pairs.length === 0) return;
  const { sets, members, setId } = memberships[kind];
  await run(
    tx,
    sql`INSERT INTO ${members} (company_id, user_id, ${setId})
      SELECT ${companyId}, p.user_id, s.id
      FROM unnest(${column(pairs.map(({ userId }) => userId))}::uuid[], ${column(pairs.map(({ name }) => name))}::text[]) AS p(user_id, name)
      JOIN ${sets} s ON s.company_id = ${companyId} AND lower(s.name) = lower(p.name) ON CONFLICT DO NOTHING`,
  );
}
