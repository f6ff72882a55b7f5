import { eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { users } from '../../db/schema.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import { forgiveAttempt, takeAttempt } from '../../identity/attempts.ts';
import type { Services } from '../../services.ts';
import { countStops, lockPerson } from '../addresses/public.ts';
import { endSessions, findPersonById, findSession, signInOf } from '../session/public.ts';
import { settlePassword } from './settlePassword.ts';
import { tellOwner } from './tellOwner.ts';

interface Change {
  currentPassword: string | undefined;
  newPassword: string;
  /** Network address of the caller. */
  address: string;
}

/**
 * Requires the current password and counts the attempt like a sign-in; not for a temporary password, which somebody else set.
 */
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

/** Ends all sessions, unless the calling session was revoked meanwhile. Returns what `settlePassword` needs, and how the caller signed in. */
async function begin(tx: Tx, { userId, sessionHash }: Actor) {
  await lockPerson(tx, userId);
  const session = await findSession(tx, sessionHash);
  if (!session || session.revokedAt) throw new Refusal('invalid_session');
  await endSessions(tx, [userId]);
  return { stops: await countStops(tx, userId), signIn: signInOf(session) };
}

/**
 * Changes the caller's own password. All sessions end; the custom token signs this browser in again. Sessions end before the provider
 * is called, so that no session of the old password survives if the process dies in between, and again afterwards, for sign-ins
 * in between. `also` is written together with the new password.
 */
export async function changePassword(
  services: Services,
  actor: Actor,
  change: Change,
  also?: (tx: Tx) => Promise<void>,
): Promise<{ customToken: string }> {
  const { db, identity } = services;
  await requireAllowed(services, actor, change);
  const { userId, ownCompanyId: companyId } = actor;
  const { stops, signIn } = await ownerTx(db, (tx) => begin(tx, actor));
  await identity.setPassword(userId, change.newPassword);
  const isSettled = await settlePassword(services, { userId, companyId, stops }, async (tx) => {
    await tx.update(users).set({ temporaryPassword: false, hasLogin: true, updatedAt: now() }).where(eq(users.id, userId));
    const subject = { type: 'user' as const, id: userId, label: actor.email };
    await audit(tx, { ...actor, companyId }, { action: 'password.changed', subject });
    const person = await findPersonById(tx, userId);
    if (person) await tellOwner(tx, person);
    await also?.(tx);
  });
  if (!isSettled) throw new Refusal('invalid_session');
  return { customToken: await identity.customToken(userId, signIn) };
}
