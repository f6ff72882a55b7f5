import { eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { addressChanges, users } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { voidLinks } from '../../identity/oneTimeLinks.ts';
import { queueAccountSync } from '../../identity/queueAccountSync.ts';
import { cancelMailTo } from '../../mail/cancelMail.ts';
import { type AddressChange, isUnproved } from './waitingChange.ts';

interface Move {
  companyId: string;
  userId: string;
  from: string;
  to: string;
  /** Whether the person has proved that they read the new mailbox. */
  isVerified: boolean;
}

/**
 * Changes a person's e-mail address, invalidates their links and cancels mail to the old address. The caller has locked the
 * person.
 */
export async function moveAddress(tx: Tx, { companyId, userId, from, to, isVerified }: Move): Promise<void> {
  await tx.update(users).set({ email: to, emailVerified: isVerified, updatedAt: now() }).where(eq(users.id, userId));
  await voidLinks(tx, userId);
  await cancelMailTo(tx, userId, from);
  await queueAccountSync(tx, companyId, [userId]);
}

/** Applies a pending change and reserves the old address for the person. `actor` requested the change. */
export async function carryOutChange(tx: Tx, change: AddressChange, actor: Actor): Promise<void> {
  const { id, companyId, userId, oldEmail, newEmail, kind } = change;
  // Nobody has shown that they read the old mailbox: it is not kept for them, and cannot take the address back.
  const state = (await isUnproved(tx, userId)) ? 'settled' : 'done';
  await tx.update(addressChanges).set({ state, doneAt: now() }).where(eq(addressChanges.id, id));
  await moveAddress(tx, { companyId, userId, from: oldEmail, to: newEmail, isVerified: kind === 'own' });
  await audit(tx, actor, {
    action: 'email.changed',
    subject: { type: 'user', id: userId, label: newEmail },
    before: { email: oldEmail },
    after: { email: newEmail },
  });
}
