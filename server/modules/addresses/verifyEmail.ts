import { eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import { uniqueViolationOf } from '../../db/uniqueViolation.ts';
import { readLink, takeLink } from '../../identity/oneTimeLinks.ts';
import { queueAccountSync } from '../../identity/queueAccountSync.ts';
import { actorOf, findPersonById } from '../session/public.ts';
import { takeUnproved } from '../users/public.ts';
import { endWaysIn, removeSsoSavedSince } from '../waysIn/public.ts';
import { carryOutChange } from './moveAddress.ts';
import { findWaitingChange, isUnproved, lockPerson } from './waitingChange.ts';

/** Locks the person before using the link, so that stopping the same change happens strictly before or after. */
async function confirm(tx: Tx, token: string): Promise<void> {
  await lockPerson(tx, (await readLink(tx, token, ['verify'])).userId);
  const link = await takeLink(tx, token, ['verify']);
  const person = await findPersonById(tx, link.userId);
  if (!person || person.user.disabled) throw new Refusal('link_not_valid');
  const { user } = person;
  const change = await findWaitingChange(tx, user.id);
  if (change?.kind === 'own' && change.newEmail === link.email) {
    await takeUnproved(tx, user.companyId, [change.newEmail]);
    return carryOutChange(tx, change, actorOf(person));
  }
  // The address has changed since the link was sent.
  if (link.email !== user.email) throw new Refusal('link_not_valid');
  if (await isUnproved(tx, user.id)) {
    await endWaysIn(tx, actorOf(person));
    await removeSsoSavedSince(tx, actorOf(person), user.createdAt);
  }
  await tx.update(users).set({ emailVerified: true, updatedAt: now() }).where(eq(users.id, user.id));
  await audit(tx, actorOf(person), { action: 'email.verified', subject: { type: 'user', id: user.id, label: user.email } });
  await queueAccountSync(tx, user.companyId, [user.id]);
}

/**
 * Confirms an address with the link of a verification mail. Refuses with link_not_valid, also when somebody else took the new
 * address in the meantime.
 */
export async function verifyEmail({ db }: { db: Database }, token: string): Promise<void> {
  try {
    await ownerTx(db, (tx) => confirm(tx, token));
  } catch (error) {
    if (uniqueViolationOf(error)) throw new Refusal('link_not_valid');
    throw error;
  }
}
