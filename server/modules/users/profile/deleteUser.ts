import { and, eq, inArray } from 'drizzle-orm';
import type { deleteUser as endpoint } from '#contract/people/users';
import { audit } from '../../../audit.ts';
import { now } from '../../../clock.ts';
import { lockCompany } from '../../../db/lockCompany.ts';
import { absences, addressChanges, users } from '../../../db/schema.ts';
import type { Handler } from '../../../http/handler.ts';
import { voidLinks } from '../../../identity/oneTimeLinks.ts';
import { queueAccountSync } from '../../../identity/queueAccountSync.ts';
import { endSessions } from '../../session/public.ts';
import { personName } from '../../../core/personName.ts';
import { requireUnlocked } from './locks.ts';
import { readProfile } from './readProfile.ts';

/**
 * Deletes a person. The row is kept for past figures, without name and address; a job removes the account. Refuses with user_not_editable:
 * the caller, a higher role, the account owner, people whom a directory manages, and the last admin. `locks.ts` has the conditions,
 * `users:write` of `contract/access.ts` the roles that may call this.
 */
export const deleteUser: Handler<typeof endpoint> = async ({ tx, actor, body }) => {
  await lockCompany(tx, actor);
  const { userId } = body;
  const person = await readProfile(tx, actor, userId);
  requireUnlocked(person, ['self', 'role_above', 'own_admins_only', 'account_owner', 'scim_managed', 'last_admin']);
  await audit(tx, actor, {
    action: 'users.deleted',
    subject: { type: 'user', id: userId, label: person.email },
    before: { name: personName(person), email: person.email, role: person.role },
  });
  const at = now();
  await tx
    .update(users)
    .set({
      deletedAt: at,
      updatedAt: at,
      email: `deleted-${userId}@deleted.invalid`,
      name: 'Deleted',
      lastName: 'user',
      language: null,
      timeZone: null,
    })
    .where(and(eq(users.companyId, actor.companyId), eq(users.id, userId)));
  // Frees the addresses that are reserved for the person.
  await tx
    .update(addressChanges)
    .set({ state: 'withdrawn' })
    .where(and(eq(addressChanges.userId, userId), inArray(addressChanges.state, ['waiting', 'done'])));
  await tx.delete(absences).where(and(eq(absences.companyId, actor.companyId), eq(absences.userId, userId)));
  await voidLinks(tx, userId);
  await endSessions(tx, [userId]);
  if (person.hasLogin) await queueAccountSync(tx, actor.companyId, [userId]);
  return {};
};
