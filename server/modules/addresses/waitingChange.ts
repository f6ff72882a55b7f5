import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AddressChangeKind } from '#contract/session/addresses';
import { now } from '../../clock.ts';
import { rows } from '../../db/rows.ts';
import { addressChanges, users } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { cancelMailTo } from '../../mail/cancelMail.ts';

export type AddressChange = typeof addressChanges.$inferSelect;

/**
 * Locks the user's row until the transaction ends, so that changing, confirming and stopping an address, and creating links for
 * it, run one after the other. Must be a separate statement before any read whose result decides: a statement that waited for a
 * lock still uses the snapshot from before the wait.
 */
export async function lockPerson(tx: Tx, userId: string): Promise<void> {
  await rows(tx, sql`SELECT 1 FROM users WHERE id = ${userId} FOR UPDATE`);
}

/**
 * Number of address changes that the person has stopped. A stop replaces the password; a concurrent password change detects the
 * stop by this number. Read it with the person locked.
 */
export async function countStops(tx: Tx, userId: string): Promise<number> {
  return tx.$count(addressChanges, and(eq(addressChanges.userId, userId), eq(addressChanges.state, 'stopped')));
}

/**
 * Whether nobody has proved yet that they read a mailbox of this account: the sign-up may have been with the address of somebody else. An
 * address that staff set for a lost mailbox is unverified too, but the mailbox before it was proved.
 */
export async function isUnproved(tx: Tx, userId: string): Promise<boolean> {
  const isVerified = and(eq(users.id, userId), eq(users.emailVerified, true));
  if ((await tx.$count(users, isVerified)) > 0) return false;
  const moved = and(eq(addressChanges.userId, userId), inArray(addressChanges.state, ['done', 'settled']));
  return (await tx.$count(addressChanges, moved)) === 0;
}

const isWaiting = (userId: string) => and(eq(addressChanges.userId, userId), eq(addressChanges.state, 'waiting'));

export async function findWaitingChange(tx: Tx, userId: string): Promise<AddressChange | undefined> {
  const [change] = await tx.select().from(addressChanges).where(isWaiting(userId));
  return change;
}

/** Withdraws the pending change, if there is one, and cancels its confirmation mail. */
export async function withdrawWaiting(tx: Tx, userId: string): Promise<AddressChange | undefined> {
  const [withdrawn] = await tx.update(addressChanges).set({ state: 'withdrawn' }).where(isWaiting(userId)).returning();
  if (withdrawn) await cancelMailTo(tx, userId, withdrawn.newEmail);
  return withdrawn;
}

interface NewChange {
  companyId: string;
  userId: string;
  kind: AddressChangeKind;
  oldEmail: string;
  newEmail: string;
  askedBy: string;
  reason?: string;
  takesEffectAt?: Date;
}

/** Inserts a pending change and withdraws any earlier one. */
export async function insertWaiting(tx: Tx, change: NewChange): Promise<AddressChange> {
  await withdrawWaiting(tx, change.userId);
  const [made] = await tx
    .insert(addressChanges)
    .values({ ...change, state: 'waiting', askedAt: now() })
    .returning();
  if (!made) throw new Error('the change of address was not inserted');
  return made;
}
