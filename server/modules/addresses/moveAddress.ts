import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import { addressChanges, users } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { voidLinks } from '../../identity/oneTimeLinks.ts';
import { cancelMailTo } from '../../mail/cancelMail.ts';
import type { Services } from '../../services.ts';
import type { AddressChange } from './waitingChange.ts';

interface Move {
  companyId: string;
  userId: string;
  from: string;
  to: string;
  /** Whether the mailbox has proved to be theirs. */
  isProved: boolean;
}

/** Gives a person another address: their links die, and what waits for the old one is not sent. The person is held. */
export async function moveAddress(tx: Tx, jobs: Services['jobs'], { companyId, userId, from, to, isProved }: Move): Promise<void> {
  await tx.update(users).set({ email: to, emailVerified: isProved, updatedAt: now() }).where(eq(users.id, userId));
  await voidLinks(tx, userId);
  await cancelMailTo(tx, userId, from);
  await jobs.send(tx, 'identity.sync', { companyId, userIds: [userId] });
}

/** A change that waited takes place. From now on the old address is kept for them. `actor`: whoever asked for it. */
export async function carryOut(tx: Tx, jobs: Services['jobs'], change: AddressChange, actor: Actor): Promise<void> {
  const { id, companyId, userId, oldEmail, newEmail, kind } = change;
  await tx.update(addressChanges).set({ state: 'done', doneAt: now() }).where(eq(addressChanges.id, id));
  await moveAddress(tx, jobs, { companyId, userId, from: oldEmail, to: newEmail, isProved: kind === 'own' });
  await audit(tx, actor, {
    action: 'email.changed',
    subject: { type: 'user', id: userId, label: newEmail },
    before: { email: oldEmail },
    after: { email: newEmail },
  });
}
