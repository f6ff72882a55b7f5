import { assignCampaigns } from '../../campaigns/public.ts';
import { sendJob } from '../../../jobs/send.ts';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { updateProfile as endpoint, userProfileForm } from '#contract/users';
import type { Actor } from '../../../core/actor.ts';
import { audit } from '../../../audit.ts';
import { now } from '../../../clock.ts';
import { lockCompany } from '../../../db/lockCompany.ts';
import { run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { voidLinks } from '../../../identity/oneTimeLinks.ts';
import type { Handler } from '../../../http/handler.ts';
import { askOwnChange, withdrawChange, correctAddress, lockPerson } from '../../addresses/public.ts';
import { sendInvitation, wasInvited } from '../invite/sendInvitation.ts';
import { endSessions } from '../../session/public.ts';
import { requireAddressUnlocked, requireUnlocked } from './locks.ts';
import { queueAccountSync } from '../../../identity/queueAccountSync.ts';
import { type ProfileRow, readProfile, requireOwnOr } from './readProfile.ts';
import { setMemberships } from './setMemberships.ts';

type Form = z.output<typeof userProfileForm>;

/**
 * Changes one person. Whatever is locked may be sent again unchanged; changing it is refused and names the field.
 * One's own new address waits for its link; whoever never signed in gets another one at once, and a new invitation.
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
  const isMoved = email !== person.email;
  const fields = ['name', 'lastName', 'role', 'email'] as const;
  const names = fields.filter((field) => form[field] !== person[field]);
  if (isMoved) requireAddressUnlocked(person);
  if (names.length > 0) requireUnlocked(person, ['role_above', 'scim_managed'], names);
  const isRoleNew = names.includes('role');
  if (isRoleNew)
    requireUnlocked(person, ['self', 'account_owner', ...(form.role === 'user' ? (['last_admin'] as const) : [])], ['role']);

  if (names.some((name) => name !== 'email')) await write(tx, actor, userId, form);
  if (isMoved && isOwn) await askOwnChange(tx, actor, email);
  if (isMoved && !isOwn) await correctAddress(tx, actor, person, email);
  if (isOwn && body.email === person.email) await withdrawChange(tx, actor, userId);
  if (isRoleNew) await voidLinks(tx, userId);
  const isNewAdmin = isRoleNew && form.role === 'admin' && !person.hasLogin;
  const invited = { id: userId, name: form.name, email, role: form.role };
  const isTold = isNewAdmin || (isMoved && !isOwn && !person.isDisabled && (await wasInvited(tx, actor, invited)));
  if (isTold) await sendInvitation(tx, actor, companyName, invited);
  if (isRoleNew) await endSessions(tx, [userId]);
  if (isRoleNew || (isMoved && !isOwn)) await queueAccountSync(tx, actor.companyId, [userId]);

  const members = await setMemberships(tx, actor, person, body);
  if (Object.keys(members.after).length > 0) await sendJob(tx, assignCampaigns, { companyId: actor.companyId, userId });
  // One's own new address is an entry of its own.
  const noted = names.filter((name) => !isOwn || name !== 'email');
  const after = { ...Object.fromEntries(noted.map((field) => [field, form[field]])), ...members.after };
  if (Object.keys(after).length > 0) {
    const before = { ...Object.fromEntries(noted.map((field) => [field, person[field]])), ...members.before };
    await audit(tx, actor, { action: 'users.updated', subject: { type: 'user', id: userId, label: person.email }, before, after });
  }
  const { hasLogin: _, ...profile } = await readProfile(tx, actor, userId);
  return profile;
};

/** Partners' and our own people keep the role that no form of the panel offers. */
function newRole(person: ProfileRow, { role }: Form): ProfileRow['role'] {
  return person.role === 'user' || person.role === 'admin' ? role : person.role;
}

const write = (tx: Tx, { companyId }: Actor, userId: string, { name, lastName, role }: Omit<Form, 'role'> & { role: string }) =>
  run(
    tx,
    sql`UPDATE users SET name = ${name}, last_name = ${lastName}, role = ${role}, updated_at = ${now()}
      WHERE company_id = ${companyId} AND id = ${userId}`,
  );
