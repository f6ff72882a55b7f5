import { eq } from 'drizzle-orm';
import type { PasswordLink } from '#contract/session/passwords';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { users } from '../../db/schema.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import { forgiveAccount } from '../../identity/attempts.ts';
import { passwordLinks, readLink, returnLink, takeLink } from '../../identity/oneTimeLinks.ts';
import type { Services } from '../../services.ts';
import { countStops, isUnproved, lockPerson } from '../addresses/public.ts';
import { actorOf, endSessions, findPersonById, type Person } from '../session/public.ts';
import { endWaysIn, findWaysIn, removeSsoSavedSince } from '../waysIn/public.ts';
import { settlePassword } from './settlePassword.ts';
import { tellOwner } from './tellOwner.ts';

/** Refuses with link_not_valid when the person is deleted, or the person or their company is disabled. */
async function ownerOf(tx: Tx, userId: string): Promise<Person> {
  const person = await findPersonById(tx, userId);
  if (!person || person.user.disabled || person.user.heldAt || person.company.disabled) throw new Refusal('link_not_valid');
  return person;
}

/** Reads the owner of a link, without using it. */
export async function readPasswordLink({ db }: Pick<Services, 'db'>, token: string): Promise<PasswordLink> {
  return ownerTx(db, async (tx) => {
    const link = await readLink(tx, token, passwordLinks);
    const { user } = await ownerOf(tx, link.userId);
    return { email: user.email, kind: link.kind === 'invite' ? 'invite' : 'reset', waysIn: await waysInOf(tx, user) };
  });
}

/** What the person decides about; nothing where all of it ends, because somebody else may have signed up with their address. */
const waysInOf = async (tx: Tx, user: Person['user']) => ((await isUnproved(tx, user.id)) ? [] : findWaysIn(tx, user.id));

interface Begun {
  person: Person;
  /** The first password of somebody who was invited: nothing was changed. */
  isFirst: boolean;
  endsWaysIn: boolean;
  /** See `isUnproved`. */
  wasUnproved: boolean;
  /** See `settlePassword`. */
  stops: number;
}

/**
 * Uses the link up and ends all sessions. Receiving the mail proves the address. Locks the person before using the link, so
 * that stopping a change of address happens strictly before or after.
 */
async function begin(tx: Tx, { token, endsWaysIn }: Pick<NewPassword, 'token' | 'endsWaysIn'>): Promise<Begun> {
  await lockPerson(tx, (await readLink(tx, token, passwordLinks)).userId);
  const link = await takeLink(tx, token, passwordLinks);
  const person = await ownerOf(tx, link.userId);
  const { user } = person;
  const wasUnproved = await isUnproved(tx, user.id);
  if (endsWaysIn === undefined && (await waysInOf(tx, user)).length > 0)
    throw new Refusal('validation_failed', { fields: ['endsWaysIn'] });
  await tx
    .update(users)
    .set({ hasLogin: true, emailVerified: true, temporaryPassword: false, updatedAt: now() })
    .where(eq(users.id, user.id));
  await endSessions(tx, [user.id]);
  const isFirst = link.kind === 'invite' && !user.firstSessionAt;
  return { person, isFirst, endsWaysIn: endsWaysIn ?? false, wasUnproved, stops: await countStops(tx, user.id) };
}

/** Makes the link usable again, unless a change of address was stopped meanwhile. */
async function releaseLink(tx: Tx, token: string, { person: { user }, stops, wasUnproved }: Begun): Promise<void> {
  await lockPerson(tx, user.id);
  // Otherwise the next try would take what was made before for the person's own.
  if (wasUnproved) await tx.update(users).set({ emailVerified: false }).where(eq(users.id, user.id));
  if ((await countStops(tx, user.id)) === stops) await returnLink(tx, token);
}

async function finish(tx: Tx, { person, isFirst, endsWaysIn, wasUnproved }: Begun): Promise<void> {
  if (endsWaysIn || wasUnproved) await endWaysIn(tx, actorOf(person));
  if (wasUnproved) await removeSsoSavedSince(tx, actorOf(person), person.user.createdAt);
  await forgiveAccount(tx, person.user.email);
  const subject = { type: 'user' as const, id: person.user.id, label: person.user.email };
  await audit(tx, actorOf(person), { action: 'password.changed', subject });
  if (!isFirst) await tellOwner(tx, person);
}

interface NewPassword {
  token: string;
  newPassword: string;
  /** Undefined from people who have nothing to decide about. */
  endsWaysIn?: boolean | undefined;
}

/**
 * Sets a password with a link, and creates the account if it is the first one. The provider is called between two transactions,
 * never inside one. If it does not answer, the link stays usable. A mailbox is no second factor: who has one signs in afterwards.
 */
export async function usePasswordLink(
  services: Pick<Services, 'db' | 'identity'>,
  { newPassword, ...link }: NewPassword,
): Promise<{ customToken: string | null }> {
  const { db, identity } = services;
  const begun = await ownerTx(db, (tx) => begin(tx, link));
  const { person, stops } = begun;
  const { id: uid, email, companyId } = person.user;
  try {
    await identity.putAccounts([{ uid, email, password: newPassword, emailVerified: true }]);
  } catch (error) {
    await ownerTx(db, (tx) => releaseLink(tx, link.token, begun));
    throw error;
  }
  const isSettled = await settlePassword(services, { userId: uid, companyId, stops }, (tx) => finish(tx, begun));
  if (!isSettled) throw new Refusal('link_not_valid');
  return { customToken: person.user.mfaEnabled ? null : await identity.customToken(uid) };
}
