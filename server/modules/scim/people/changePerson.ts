import { and, eq, sql } from 'drizzle-orm';
import { noDepartment } from '#contract/people/departments';
import { audit } from '../../../audit.ts';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { lockCompany } from '../../../db/lockCompany.ts';
import { run } from '../../../db/rows.ts';
import { scimPeople, userDepartments, users } from '../../../db/schema.ts';
import type { Tx } from '../../../db/tx.ts';
import { uniqueViolationOf } from '../../../db/uniqueViolation.ts';
import { sendJob } from '../../../jobs/send.ts';
import { lockPerson } from '../../addresses/public.ts';
import { assignWork } from '../../work/public.ts';
import { createSets, insertMembers } from '../../users/public.ts';
import { activate, deactivate } from './activity.ts';
import { changeDaysAway } from './absence.ts';
import { addressOf, changeAddress } from './address.ts';
import { changeLanguageAndZone } from './languageAndZone.ts';
import { forgetMove } from './moveRequest.ts';
import { isPaid, requirePaid, type ScimCall } from '../call.ts';
import { findManaged, type ManagedPerson } from './people.queries.ts';
import type { PersonChange } from './personAttributes.ts';
import { notFound, ScimError } from '../scimError.ts';

/** A person whom the directory manages, locked. Refuses with 404 if there is none, and with 403 a person whom it may not change. */
export async function lockManaged({ tx, actor }: ScimCall, id: string): Promise<ManagedPerson> {
  await lockCompany(tx, actor);
  await lockPerson(tx, id);
  const person = await findManaged(tx, actor.companyId, id);
  if (!person) throw notFound();
  if (!person.isOpen) throw new ScimError(403, 'SCIM does not change the account owner, staff or partners');
  return person;
}

/** Changes the attributes of a person. Without the plan only a deactivation goes on, and the rest of the call is left out. */
export async function changePerson(call: ScimCall, id: string, change: PersonChange): Promise<ManagedPerson> {
  const { tx, actor } = call;
  const person = await lockManaged(call, id);
  if (change.active !== false) requirePaid(actor);
  if (isPaid(actor)) {
    await changeNames(tx, actor, person, change);
    await changeRecord(tx, person, change);
    await changeDaysAway(call, person, change);
    await changeLanguageAndZone(call, person, change);
    // A person who waits for an admin's decision keeps their departments: the admin may say no.
    if (change.active === true || (change.active !== false && !person.heldAt)) await changeDepartment(tx, actor, person, change);
    const email = newAddress(person, change);
    if (email !== person.email) await changeAddress(call, person, email);
    else if (change.email && person.movesTo) await forgetMove(call, person);
  }
  if (change.active === false) await deactivate(call, person);
  if (change.active === true) await activate(call, person);
  return (await findManaged(tx, actor.companyId, id)) ?? person;
}

/** An address that the directory names; else userName, if it is one and the person’s address was userName before or is taken away. */
function newAddress(person: ManagedPerson, { email, userName = person.userName }: PersonChange): string {
  if (email) return addressOf(email);
  const follows = email === null || person.userName.toLowerCase() === person.email;
  return follows && userName.includes('@') ? addressOf(userName) : person.email;
}

async function changeNames(tx: Tx, actor: Actor, person: ManagedPerson, change: PersonChange): Promise<void> {
  const { givenName, familyName, displayName } = change;
  const after = {
    name: givenName === undefined ? person.name : (givenName ?? ''),
    lastName: familyName === undefined ? person.lastName : (familyName ?? ''),
  };
  if (displayName && !after.name && !after.lastName) after.name = displayName;
  if (after.name === person.name && after.lastName === person.lastName) return;
  const { id, email, name, lastName } = person;
  await tx
    .update(users)
    .set({ ...after, updatedAt: now() })
    .where(and(eq(users.companyId, actor.companyId), eq(users.id, id)));
  await audit(tx, actor, {
    action: 'users.updated',
    subject: { type: 'user', id, label: email },
    before: { name, lastName },
    after,
  });
}

/** The names under which the directory knows the person. */
async function changeRecord(tx: Tx, { id }: ManagedPerson, { userName, externalId }: PersonChange): Promise<void> {
  const set = { ...(userName && { userName }), ...(externalId !== undefined && { externalId }) };
  if (Object.keys(set).length === 0) return;
  try {
    await tx.update(scimPeople).set(set).where(eq(scimPeople.userId, id));
  } catch (error) {
    if (uniqueViolationOf(error)) throw new ScimError(409, 'There is a user of this userName', 'uniqueness');
    throw error;
  }
}

/** Replaces the department that the directory named before; departments that admins chose stay. Nobody is without a department. */
async function changeDepartment(tx: Tx, actor: Actor, person: ManagedPerson, { department }: PersonChange): Promise<void> {
  if (department === undefined || department === person.department) return;
  const { companyId } = actor;
  const { id, email } = person;
  const before = person.department;
  await tx.update(scimPeople).set({ department }).where(eq(scimPeople.userId, id));
  await run(
    tx,
    sql`DELETE FROM user_departments m USING departments d WHERE m.company_id = ${companyId} AND m.user_id = ${id}
      AND d.id = m.department_id AND lower(d.name) = lower(${before ?? noDepartment})`,
  );
  const ofPerson = and(eq(userDepartments.companyId, companyId), eq(userDepartments.userId, id));
  const named = department ?? ((await tx.$count(userDepartments, ofPerson)) === 0 ? noDepartment : null);
  if (named) {
    await createSets(tx, actor, 'departments', [named]);
    await insertMembers(tx, actor, 'departments', [{ id, departments: [named], groups: [] }]);
    await sendJob(tx, assignWork, { companyId, userId: id });
  }
  await audit(tx, actor, {
    action: 'users.updated',
    subject: { type: 'user', id, label: email },
    before: { departments: before ? [before] : [] },
    after: { departments: department ? [department] : [] },
  });
}
