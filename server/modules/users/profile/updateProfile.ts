import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { updateProfile as endpoint, userProfileForm } from '#contract/people/users';
import { can } from '#contract/access';
import { audit } from '../../../audit.ts';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import { lockCompany } from '../../../db/lockCompany.ts';
import { users } from '../../../db/schema.ts';
import type { Tx } from '../../../db/tx.ts';
import type { Handler } from '../../../http/handler.ts';
import { voidLinks } from '../../../identity/oneTimeLinks.ts';
import { queueAccountSync } from '../../../identity/queueAccountSync.ts';
import { sendJob } from '../../../jobs/send.ts';
import { changeAbsence } from '../../absences/public.ts';
import { withdrawChange, correctAddress, lockPerson } from '../../addresses/public.ts';
import { setLanguageAndZone } from '../../languageAndZone/public.ts';
import { assignWork } from '../../work/public.ts';
import { endSessions } from '../../session/public.ts';
import { sendInvitation, wasInvited } from '../invite/sendInvitation.ts';
import { requireAddressUnlocked, requireUnlocked } from './locks.ts';
import { type ProfileRow, readProfile, requireOwnOr } from './readProfile.ts';
import { setMemberships } from './setMemberships.ts';

type Form = z.output<typeof userProfileForm>;

/**
 * Updates one person. Locked fields may be sent unchanged; changing one is refused and names the field. The address of a person who
 * has never signed in changes at once, with a new invitation.
 */
export const updateProfile: Handler<typeof endpoint> = async ({ tx, actor, params, body }) => {
  requireOwnOr('users:write', actor, params.userId);
  const companyName = await lockCompany(tx, actor);
  await lockPerson(tx, params.userId);
  const person = await readProfile(tx, actor, params.userId);
  const { id: userId } = person;
  const isOwn = userId === actor.userId;
  const { email = person.email } = body;
  const form = { ...body, email, role: newRole(person, body) };
  const hasNewAddress = email !== person.email;
  const fields = ['name', 'lastName', 'role', 'email'] as const;
  const changed = fields.filter((field) => form[field] !== person[field]);
  if (hasNewAddress) requireAddressUnlocked(person);
  // One's own takes the password: see `changeOwnAddress`.
  if (hasNewAddress && isOwn) throw new Refusal('user_not_editable', { info: 'self', fields: ['email'] });
  if (changed.length > 0) requireUnlocked(person, ['role_above', 'scim_managed'], changed);
  const hasNewRole = changed.includes('role');
  if (hasNewRole)
    requireUnlocked(person, ['self', 'account_owner', ...(form.role === 'user' ? (['last_admin'] as const) : [])], ['role']);
  if (hasNewRole && !can(actor, 'admins:write'))
    throw new Refusal('user_not_editable', { info: 'own_admins_only', fields: ['role'] });

  if (changed.some((name) => name !== 'email')) await write(tx, actor, userId, form);
  if (hasNewAddress) await correctAddress(tx, actor, person, email);
  if (isOwn && body.email === person.email) await withdrawChange(tx, actor, userId);
  if (hasNewRole) await voidLinks(tx, userId);
  const isNewAdmin = hasNewRole && form.role === 'admin' && !person.hasLogin;
  const invited = { id: userId, name: form.name, email, role: form.role };
  const needsInvitation = isNewAdmin || (hasNewAddress && !person.isDisabled && (await wasInvited(tx, actor, invited)));
  if (needsInvitation) await sendInvitation(tx, actor, companyName, invited);
  if (hasNewRole) await endSessions(tx, [userId]);
  if (hasNewRole || hasNewAddress) await queueAccountSync(tx, actor.companyId, [userId]);

  // Before the memberships, whose triggers lock the company's figures: a change of deadlines locks its campaign first and those figures later.
  const absence = await setAbsence(tx, actor, person, body);
  const place = await setPlace(tx, actor, person, body);
  const members = await setMemberships(tx, actor, person, body);
  if (Object.keys(members.after).length > 0) await sendJob(tx, assignWork, { companyId: actor.companyId, userId });
  const after = {
    ...Object.fromEntries(changed.map((field) => [field, form[field]])),
    ...members.after,
    ...absence?.after,
    ...place?.after,
  };
  if (Object.keys(after).length > 0) {
    const before = {
      ...Object.fromEntries(changed.map((field) => [field, person[field]])),
      ...members.before,
      ...absence?.before,
      ...place?.before,
    };
    await audit(tx, actor, { action: 'users.updated', subject: { type: 'user', id: userId, label: person.email }, before, after });
  }
  const { hasLogin: _, ...profile } = await readProfile(tx, actor, userId);
  return profile;
};

/** Returns what changed, for the audit log. People whom a directory manages may be set away here, too. */
async function setAbsence(tx: Tx, { companyId }: Actor, person: ProfileRow, form: Form) {
  if (form.awayFrom === undefined && form.awayUntil === undefined) return undefined;
  const { awayFrom = person.awayFrom, awayUntil = person.awayUntil } = form;
  const chosen = { awayFrom, awayUntil };
  const change = await changeAbsence(tx, { companyId, id: person.id }, chosen);
  if (change) requireUnlocked(person, ['role_above'], ['awayFrom', 'awayUntil']);
  return change;
}

/** Returns what changed, for the audit log. People whom a directory manages may be set here, too: it changes only what it says anew. */
async function setPlace(tx: Tx, { companyId }: Actor, person: ProfileRow, { language, timeZone }: Form) {
  const change = await setLanguageAndZone(tx, { companyId, id: person.id }, { language, timeZone });
  if (change) requireUnlocked(person, ['role_above'], Object.keys(change.after));
  return change;
}

/** Partner and staff roles cannot be changed here. */
function newRole(person: ProfileRow, { role }: Form): ProfileRow['role'] {
  return person.role === 'user' || person.role === 'admin' ? role : person.role;
}

const write = (
  tx: Tx,
  { companyId }: Actor,
  userId: string,
  { name, lastName, role }: Pick<ProfileRow, 'name' | 'lastName' | 'role'>,
) =>
  tx
    .update(users)
    .set({ name, lastName, role, updatedAt: now() })
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)));
