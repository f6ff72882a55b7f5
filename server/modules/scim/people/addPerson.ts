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
import { changeDaysAway } from './absence.ts';
import { addressOf } from './address.ts';
import { requirePaid, type ScimCall } from '../call.ts';
import { changePerson } from './changePerson.ts';
import { changeLanguageAndZone } from './languageAndZone.ts';
import { adminAdopted } from '../mails.ts';
import { tellOwners } from './owners.ts';
import { findManaged, type ManagedPerson, mayBeManaged } from './people.queries.ts';
import type { PersonChange } from './personAttributes.ts';
import { requireProved } from './proved.ts';
import { invalidValue, ScimError } from '../scimError.ts';

/**
 * Adds a learner, or takes over the person of this address if the company has one already; never an owner, staff or people of partners.
 * Accepts only addresses inside proved domains.
 */
export async function addPerson(call: ScimCall, attributes: PersonChange): Promise<ManagedPerson> {
  const { tx, actor } = call;
  requirePaid(actor);
  const { userName } = attributes;
  if (!userName) throw invalidValue('userName is required');
  const email = addressOf(attributes.email ?? userName);
  await lockCompany(tx, actor);
  await requireProved(tx, actor.companyId, email);
  await requireFreeUserName(tx, actor, userName);
  const present = await findPresent(tx, actor, email);
  if (present && !present.mayBeTaken)
    throw new ScimError(409, 'This address belongs to somebody whom SCIM does not manage', 'uniqueness');
  if (!present) await requireOrdinaryCompany(tx, actor);
  const newPerson = { ...attributes, userName, email };
  const id = present ? await takeOver(call, present, newPerson) : await insert(call, newPerson);
  const added = await findManaged(tx, actor.companyId, id);
  if (!added) throw new Error('the person is not there');
  return added;
}

/** A directory could not change the people that it would add to the house or a partner, see `mayBeManaged`. */
async function requireOrdinaryCompany(tx: Tx, { companyId }: Actor): Promise<void> {
  const isOrdinary = and(eq(companies.id, companyId), eq(companies.isHouse, false), eq(companies.isPartner, false));
  if ((await tx.$count(companies, isOrdinary)) === 0) throw new ScimError(403, 'SCIM does not manage the people of partners');
}

async function requireFreeUserName(tx: Tx, { companyId }: Actor, userName: string): Promise<void> {
  const ofName = and(eq(scimPeople.companyId, companyId), eq(sql`lower(${scimPeople.userName})`, userName.toLowerCase()));
  if ((await tx.$count(scimPeople, and(ofName, isNull(scimPeople.removedAt)))) > 0)
    throw new ScimError(409, 'There is a user of this userName', 'uniqueness');
}

/** The person of the company with this address. A person whom the directory manages already may not be taken over again. */
async function findPresent(tx: Tx, { companyId }: Actor, email: string) {
  const isFree = sql<boolean>`NOT EXISTS (SELECT 1 FROM scim_people s WHERE s.user_id = ${users.id} AND s.removed_at IS NULL)`;
  const [present] = await tx
    .select({ id: users.id, role: users.role, mayBeTaken: sql<boolean>`${isFree} AND ${mayBeManaged('users')}` })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.email, email), isNull(users.deletedAt)));
  return present;
}

type NewPerson = PersonChange & { userName: string; email: string };

async function takeOver(call: ScimCall, { id, role }: { id: string; role: string }, attributes: NewPerson): Promise<string> {
  const { tx, actor } = call;
  const { companyId } = actor;
  const names = { userName: attributes.userName, externalId: attributes.externalId ?? null, removedAt: null };
  await tx
    .insert(scimPeople)
    .values({ userId: id, companyId, ...names })
    .onConflictDoUpdate({ target: scimPeople.userId, set: names });
  const taken = and(eq(users.companyId, companyId), eq(users.id, id));
  await tx.update(users).set({ scimManaged: true, updatedAt: now() }).where(taken);
  await audit(tx, actor, { action: 'scim.adopted', subject: { type: 'user', id, label: attributes.email } });
  await tellOwners(call, { email: attributes.email, role }, adminAdopted);
  await changePerson(call, id, { active: true, ...attributes });
  return id;
}

async function insert(call: ScimCall, attributes: NewPerson): Promise<string> {
  const { tx, actor } = call;
  const { companyId } = actor;
  const id = randomUUID();
  const { email } = attributes;
  const { name, lastName } = namesOf(attributes);
  const departments = [attributes.department ?? noDepartment];
  const { hasSso } = await oneRow<{ hasSso: boolean }>(
    tx,
    sql`SELECT sso_provider IS NOT NULL AS "hasSso" FROM companies WHERE id = ${companyId}`,
  );
  const unsaid = { awayFrom: null, awayUntil: null, language: null, timeZone: null };
  const person = { id, email, role: 'user' as const, name, lastName, departments, groups: [], ...unsaid };
  await addPeople(tx, actor, [person], { sso: hasSso, invitedBy: null, invitedAt: null });
  await changeDaysAway(call, { id, email, awayFrom: null, awayUntil: null }, attributes);
  const { userName, externalId = null, department = null } = attributes;
  await tx.insert(scimPeople).values({ userId: id, companyId, userName, externalId, department });
  await changeLanguageAndZone(call, { id, email, preferredLanguage: null, timeZone: null }, attributes);
  const subject = { type: 'user' as const, id, label: email };
  await audit(tx, actor, { action: 'users.invited', subject, after: { scim: true } });
  if (attributes.active === false) {
    // Nobody loses anything: this does not count as a deactivation.
    const auditId = await audit(tx, actor, { action: 'users.disabled', subject, subjectsSql: sql`SELECT ${id}::uuid` });
    await applyDisabled(tx, actor, auditId, true);
  } else await sendJob(tx, assignWork, { companyId, userId: id });
  return id;
}

/** The name of a person; `displayName` stands in for it if the directory sends no parts of the name. */
export function namesOf({ givenName, familyName, displayName }: PersonChange): { name: string; lastName: string } {
  if (givenName || familyName) return { name: givenName ?? '', lastName: familyName ?? '' };
  return { name: displayName ?? '', lastName: '' };
}
