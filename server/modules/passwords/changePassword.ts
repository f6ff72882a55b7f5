import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import { users } from '../../db/schema.ts';
import { ownerTx } from '../../db/tx.ts';
import { forgiveAttempt, takeAttempt } from '../../identity/attempts.ts';
import { voidLinks } from '../../identity/oneTimeLinks.ts';
import { Refusal } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { withdrawWaiting } from '../addresses/waitingChange.ts';
import { endSessions } from '../session/endSessions.ts';

interface Change {
  currentPassword: string | undefined;
  newPassword: string;
  /** Network address of the caller. */
  address: string;
}

/** The present password is asked for again, and counted like a sign-in; a temporary one was chosen by somebody else, so not. */
async function requireAllowed(
  { db, identity }: Services,
  actor: Actor,
  { currentPassword, newPassword, address }: Change,
): Promise<void> {
  const { email } = actor;
  if (actor.temporaryPassword) {
    if (await identity.checkPassword(email, newPassword)) throw new Refusal('password_unchanged');
    return;
  }
  if (!currentPassword) throw new Refusal('validation_failed', { fields: ['currentPassword'] });
  await takeAttempt(db.pool, { email, address });
  if (!(await identity.checkPassword(email, currentPassword))) throw new Refusal('wrong_password');
  await forgiveAttempt(db.pool, { email, address });
  if (currentPassword === newPassword) throw new Refusal('password_unchanged');
}

/**
 * Changes the caller's own password. Every session ends; the custom token signs this browser in again. Sessions end before
 * the provider is asked, so that a process that dies in between leaves none of the old password open; and once more
 * afterwards, for whoever signed in meanwhile.
 */
export async function changePassword(services: Services, actor: Actor, change: Change): Promise<{ customToken: string }> {
  const { db, identity } = services;
  await requireAllowed(services, actor, change);
  await ownerTx(db, (tx) => endSessions(tx, [actor.userId]));
  await identity.setPassword(actor.userId, change.newPassword);
  await ownerTx(db, async (tx) => {
    await tx.update(users).set({ temporaryPassword: false, hasLogin: true, updatedAt: now() }).where(eq(users.id, actor.userId));
    await endSessions(tx, [actor.userId]);
    await voidLinks(tx, actor.userId);
    await withdrawWaiting(tx, actor.userId);
    const own = { ...actor, companyId: actor.ownCompanyId };
    await audit(tx, own, { action: 'password.changed', subject: { type: 'user', id: actor.userId, label: actor.email } });
  });
  return { customToken: await identity.customToken(actor.userId) };
}
