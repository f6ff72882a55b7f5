import { and, eq, sql } from 'drizzle-orm';
import type { AddressChangeKind } from '#contract/addresses';
import { now } from '../../clock.ts';
import { rows } from '../../db/rows.ts';
import { addressChanges } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { cancelMailTo } from '../../mail/cancelMail.ts';

export type AddressChange = typeof addressChanges.$inferSelect;

/**
 * Holds a person until the transaction ends: whoever changes, confirms or stops their address, and whoever makes a link for
 * it, does so one after the other. A statement of its own, before anything is read that decides.
 */
export async function lockPerson(tx: Tx, userId: string): Promise<void> {
  await rows(tx, sql`SELECT 1 FROM users WHERE id = ${userId} FOR UPDATE`);
}

/**
 * How many changes of their address a person has stopped. A stop takes the password away from whoever has it; one that was on
 * its way to the provider meanwhile is known by this number, read with the person held.
 */
export async function countStops(tx: Tx, userId: string): Promise<number> {
  return tx.$count(addressChanges, and(eq(addressChanges.userId, userId), eq(addressChanges.state, 'stopped')));
}

const waits = (userId: string) => and(eq(addressChanges.userId, userId), eq(addressChanges.state, 'waiting'));

export async function findWaitingChange(tx: Tx, userId: string): Promise<AddressChange | undefined> {
  const [found] = await tx.select().from(addressChanges).where(waits(userId));
  return found;
}

/** Takes back the change that waits, if there is one, with the mail that would confirm it. */
export async function withdrawWaiting(tx: Tx, userId: string): Promise<AddressChange | undefined> {
  const [withdrawn] = await tx.update(addressChanges).set({ state: 'withdrawn' }).where(waits(userId)).returning();
  if (withdrawn) await cancelMailTo(tx, userId, withdrawn.newEmail);
  return withdrawn;
}

interface Asked {
  companyId: string;
  userId: string;
  kind: AddressChangeKind;
  oldEmail: string;
  newEmail: string;
  askedBy: string;
  reason?: string;
  takesEffectAt?: Date;
}

/** Notes a change that waits, in place of any other. */
export async function noteWaiting(tx: Tx, asked: Asked): Promise<AddressChange> {
  await withdrawWaiting(tx, asked.userId);
  const [made] = await tx
    .insert(addressChanges)
    .values({ ...asked, state: 'waiting', askedAt: now() })
    .returning();
  if (!made) throw new Error('the change of address was not noted');
  return made;
}
