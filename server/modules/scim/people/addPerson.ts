import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { noDepartment } from '#contract/people/departments';
import { audit } from '../../../audit.ts';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { lockCompany } from '../../../db/lockCompany.ts';
import { oneRow } from '../../../db/rows.ts';
import { companies, scimPeople, users } from '../../../db/schema.ts';
import type { Tx } from '../../../db/tx.ts';
import { sendJob } from '../../../jobs/send.ts';
import { assignWork } from '../../work/public.ts';
import { addPeople, applyDisabled } from '../../users/public.ts';
import { addressOf } from './address.ts';
import { requirePaid, type ScimCall } from '../call.ts';
import { changePerson } from './changePerson.ts';
import { adminAdopted } from '../mails.ts';
import { tellOwners } from './owners.ts';
import { findManaged, type ManagedPerson, mayBeManaged } from './people.queries.ts';
import type { PersonChange } from './personAttributes.ts';
import { requireProved } from './proved.ts';
import { invalidValue, ScimError } from '../scimError.ts';

/**
 * Adds a learner, or takes over somebody of this address whom the company has already: an owner, staff and people of partners never.
 * Addresses only inside proved domains.
 */
export async function addPerson(call: ScimCall, given: PersonChange): Promise<ManagedPerson> {
  const { tx, actor } = call;
  requirePaid(actor);
  const { userName } = given;
  if (!userName) throw invalidValue('userName is required');
  const email = addressOf(given.email ?? userName);
  await lockCompany(tx, actor);
  await requireProved(tx, actor.companyId, email);
  await requireFreeUserName(tx, actor, userName);
  const present = await findPresent(tx, actor, email);
  if (present && !present.mayBeTaken)
    throw new ScimError(409, 'This address belongs to somebody whom SCIM does not manage', 'uniqueness');
  if (!present) await requireOrdinaryCompany(tx, actor);
  const named = { ...given, userName, email };
  const id = present ? await takeOver(call, present, named) : await insert(call, named);
  const added = await findManaged(tx, actor.companyId, id);
  if (!added) throw new Error('the person is not there');
  return added;
}

/** It could not change whom it would add there, see `mayBeManaged`. */
async function requireOrdinaryCompany(tx: Tx, { companyId }: Actor): Promise<void> {
  const isOrdinary = and(eq(companies.id, companyId), eq(companies.isHouse, false), eq(companies.isPartner, false));
  if ((await tx.$count(companies, isOrdinary)) === 0) throw new ScimError(403, 'SCIM does not manage the people of partners');
}

async function requireFreeUserName(tx: Tx, { companyId }: Actor, userName: string): Promise<void> {
  const ofName = and(eq(scimPeople.companyId, companyId), eq(sql`lower(${scimPeople.userName})`, userName.toLowerCase()));
  if ((await tx.$count(scimPeople, and(ofName, isNull(scimPeople.removedAt)))) > 0)
    throw new ScimError(409, 'There is a user of this userName', 'uniqueness');
}

/** Somebody of the company with this address. Whom the directory manages already is not to be taken. */
async function findPresent(tx: Tx, { companyId }: Actor, email: string) {
  const isFree = sql<boolean>`NOT EXISTS (SELECT 1 FROM scim_people s WHERE s.user_id = ${users.id} AND s.removed_at IS NULL)`;
  const [present] = await tx
    .select({ id: users.id, role: users.role, mayBeTaken: sql<boolean>`${isFree} AND ${mayBeManaged('users')}` })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.email, email), isNull(users.deletedAt)));
  return present;
}

type Given = PersonChange & { userName: string; email: string };

async function takeOver(call: ScimCall, { id, role }: { id: string; role: string }, given: Given): Promise<string> {
  const { tx, actor } = call;
  const { companyId } = actor;
  const names = { userName: given.userName, externalId: given.externalId ?? null, removedAt: null };
  await tx
    .insert(scimPeople)
    .values({ userId: id, companyId, ...names })
    .onConflictDoUpdate({ target: scimPeople.userId, set: names });
  const taken = and(eq(users.companyId, companyId), eq(users.id, id));
  await tx.update(users).set({ scimManaged: true, updatedAt: now() }).where(taken);
  await audit(tx, actor, { action: 'scim.adopted', subject: { type: 'user', id, label: given.email } });
  await tellOwners(call, { email: given.email, role }, adminAdopted);
  await changePerson(call, id, { active: true, ...given });
  return id;
}

async function insert({ tx, actor }: ScimCall, given: Given): Promise<string> {
  const { companyId } = actor;
  const id = randomUUID();
  const { email } = given;
  const { name, lastName } = namesOf(given);
  const departments = [given.department ?? noDepartment];
  const { hasSso } = await oneRow<{ hasSso: boolean }>(
    tx,
    sql`SELECT sso_provider IS NOT NULL AS "hasSso" FROM companies WHERE id = ${companyId}`,
  );
  const person = { id, email, role: 'user' as const, name, lastName, departments, groups: [] };
  await addPeople(tx, actor, [person], { sso: hasSso, invitedBy: null, invitedAt: null });
  const { userName, externalId = null, department = null } = given;
  await tx.insert(scimPeople).values({ userId: id, companyId, userName, externalId, department });
  const subject = { type: 'user' as const, id, label: email };
  await audit(tx, actor, { action: 'users.invited', subject, after: { scim: true } });
  if (given.active === false) {
    // Nobody loses anything: this does not count as a deactivation.
    const auditId = await audit(tx, actor, { action: 'users.disabled', subject, subjectsSql: sql`SELECT ${id}::uuid` });
    await applyDisabled(tx, actor, auditId, true);
  } else await sendJob(tx, assignWork, { companyId, userId: id });
  return id;
}

/** The name of a person; what a directory shows stands in for it where it has no parts. */
export function namesOf({ givenName, familyName, displayName }: PersonChange): { name: string; lastName: string } {
  if (givenName || familyName) return { name: givenName ?? '', lastName: familyName ?? '' };
  return { name: displayName ?? '', lastName: '' };
}
