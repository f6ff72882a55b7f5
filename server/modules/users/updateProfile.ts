import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { limits } from '#contract/limits';
import type { updateProfile as endpoint, userProfileForm } from '#contract/users';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { Handler } from '../../implement.ts';
import { requireMailLeft } from '../../mail/hourlyCap.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { endSessions } from '../session/endSessions.ts';
import { nameOf } from './inviteUsers.ts';
import { orEmailInUse, requireFreeEmails, syncAccounts } from './peopleWrites.ts';
import { type ProfileRow, readProfile, requireOwnOr, requireUnlocked } from './profile.ts';
import { setMemberships } from './setMemberships.ts';

type Form = z.output<typeof userProfileForm>;

/**
 * Changes one person. Whatever is locked may be sent again unchanged; changing it is refused and names the field.
 * A new address that already waits to be confirmed gets its link once more.
 */
export const updateProfile: Handler<typeof endpoint> = async ({ tx, actor, params, body, services }) => {
  requireOwnOr('users:write', actor, params.userId);
  const companyName = await lockCompany(tx, actor);
  const person = await readProfile(tx, actor, params.userId);
  const role = newRole(person, body);
  const changed = {
    name: body.name !== person.name,
    lastName: body.lastName !== person.lastName,
    email: body.email !== person.email && body.email !== person.unconfirmedNewEmail,
    role: role !== person.role,
  };
  const names = (Object.keys(changed) as (keyof typeof changed)[]).filter((field) => changed[field]);
  if (names.length > 0) requireUnlocked(person, ['scim_managed'], names);
  if (changed.role)
    requireUnlocked(person, ['self', 'account_owner', ...(role === 'user' ? (['last_admin'] as const) : [])], ['role']);
  if (changed.email) await requireFreeEmails(tx, [body.email], 'email');

  const mustConfirm = changed.email && person.hasLogin;
  const asksAgain = body.email !== person.email && body.email === person.unconfirmedNewEmail;
  const isNewAdmin = changed.role && role === 'admin' && !person.hasLogin;
  if (names.length > 0)
    await orEmailInUse('email', () =>
      write(tx, actor, person, { ...body, role }, { email: changed.email, mustConfirm, isNewAdmin }),
    );
  const members = await setMemberships(tx, actor, person, body);

  const { id: userId } = person;
  const { companyId } = actor;
  const mail = { companyId, userId, to: body.email, lang: actor.companyLang };
  if (mustConfirm || asksAgain) {
    const templates = ['verify_email'] as const;
    await requireMailLeft(tx, { companyId, userId, templates, perHour: limits.verificationMailsPerHour });
    await queueMail(tx, { ...mail, template: 'verify_email', params: { name: body.name, email: body.email } });
  }
  if (isNewAdmin)
    await queueMail(tx, {
      ...mail,
      template: 'invite_admin',
      params: { name: body.name, companyName, inviterName: nameOf(actor) },
    });
  if (changed.role) {
    await endSessions(tx, [userId]);
    await syncAccounts(tx, services.jobs, companyId, [userId]);
  }
  if (Object.keys(members.after).length > 0) await services.jobs.send(tx, 'campaigns.assign', { companyId, userId });
  const after = { ...Object.fromEntries(names.map((field) => [field, field === 'role' ? role : body[field]])), ...members.after };
  if (Object.keys(after).length > 0) {
    const before = { ...Object.fromEntries(names.map((field) => [field, person[field]])), ...members.before };
    await audit(tx, actor, { action: 'users.updated', subject: { type: 'user', id: userId, label: person.email }, before, after });
  }
  const { hasLogin: _, ...profile } = await readProfile(tx, actor, userId);
  return profile;
};

/** Partners' and our own people keep the role that no form of the panel offers. */
function newRole(person: ProfileRow, { role }: Form): ProfileRow['role'] {
  return person.role === 'user' || person.role === 'admin' ? role : person.role;
}

interface How {
  email: boolean;
  mustConfirm: boolean;
  isNewAdmin: boolean;
}

/** The address of someone who signs in with it stays until the new one is confirmed. */
function write(tx: Tx, actor: Actor, { id }: ProfileRow, form: Omit<Form, 'role'> & { role: string }, how: How): Promise<number> {
  const at = now();
  const email = !how.email
    ? sql``
    : how.mustConfirm
      ? sql`, unconfirmed_new_email = ${form.email}`
      : sql`, email = ${form.email}, email_verified = false`;
  const invited = how.isNewAdmin ? sql`, has_login = true, invited_at = ${at}` : sql``;
  return run(
    tx,
    sql`UPDATE users SET name = ${form.name}, last_name = ${form.lastName}, role = ${form.role}, updated_at = ${at}${email}${invited}
      WHERE company_id = ${actor.companyId} AND id = ${id}`,
  );
}
