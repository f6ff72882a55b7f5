import { and, eq, gte, inArray, or } from 'drizzle-orm';
import { sessionLimits } from '#contract/session/limits';
import { dayMs } from '#contract/kit/durations';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { addressChanges } from '../../db/schema.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import { unknownPassword } from '../../identity/accounts.ts';
import { readLink, takeLink, voidLinks } from '../../identity/oneTimeLinks.ts';
import { queueMail } from '../../mail/queueMail.ts';
import type { Services } from '../../services.ts';
import { actorOf, endSessions, findPersonById, type Person } from '../session/public.ts';
import { endWaysIn, removeSsoSavedSince } from '../waysIn/public.ts';
import { addressInForce } from './mails.ts';
import { moveAddress } from './moveAddress.ts';
import { type AddressChange, lockPerson } from './waitingChange.ts';

interface StoppableChange {
  change: AddressChange;
  person: Person;
}

/**
 * Finds the change that a link stops. Refuses with link_not_valid if the change was withdrawn or stopped, or was applied more
 * than three days ago.
 */
async function findStoppable(tx: Tx, token: string): Promise<StoppableChange> {
  const { addressChangeId, userId } = await readLink(tx, token, ['stop']);
  await lockPerson(tx, userId);
  const person = await findPersonById(tx, userId);
  const [change] = addressChangeId ? await tx.select().from(addressChanges).where(eq(addressChanges.id, addressChangeId)) : [];
  const since = new Date(now().getTime() - sessionLimits.addressStopDays * dayMs);
  const isOpen = change?.state === 'waiting' || (change?.state === 'done' && change.doneAt !== null && change.doneAt > since);
  if (!person || !change || !isOpen) throw new Refusal('link_not_valid');
  return { change, person };
}

export async function readStop({ db }: Pick<Services, 'db'>, token: string) {
  const { change } = await ownerTx(db, (tx) => findStoppable(tx, token));
  return { oldEmail: change.oldEmail, newEmail: change.newEmail, isDone: change.state === 'done' };
}

/** Stops this change and all later ones of the person, and releases the addresses that they reserved. */
async function stopAll(tx: Tx, { id, userId, askedAt }: AddressChange): Promise<void> {
  const open = and(eq(addressChanges.userId, userId), inArray(addressChanges.state, ['waiting', 'done']));
  await tx
    .update(addressChanges)
    .set({ state: 'stopped' })
    .where(and(open, or(eq(addressChanges.id, id), gte(addressChanges.askedAt, askedAt))));
}

interface Stopped {
  email: string;
  /** Sessions ended after the password was replaced, so a new password may have been set. */
  mayHaveNewPassword: boolean;
}

async function stop(tx: Tx, token: string, sessionsEndedAt: Date | null): Promise<Stopped> {
  const { change, person } = await findStoppable(tx, token);
  await takeLink(tx, token, ['stop']);
  const { user, company } = person;
  const { oldEmail: email } = change;
  await stopAll(tx, change);
  if (user.email === email) await voidLinks(tx, user.id);
  else await moveAddress(tx, { companyId: company.id, userId: user.id, from: user.email, to: email, isVerified: true });
  await endSessions(tx, [user.id]);
  await endWaysIn(tx, actorOf(person));
  await removeSsoSavedSince(tx, actorOf(person), change.askedAt);
  const mail = { companyId: company.id, userId: user.id, to: email, lang: company.lang };
  await queueMail(tx, { ...mail, kind: addressInForce, params: { name: user.name, email } });
  await audit(tx, actorOf(person), {
    action: 'email.change_stopped',
    subject: { type: 'user', id: user.id, label: email },
    before: { email: change.newEmail },
    after: { email },
  });
  return { email, mayHaveNewPassword: user.sessionsEndedAt?.getTime() !== sessionsEndedAt?.getTime() };
}

/**
 * Stops a change with the link of the notice. The requester may know the password, so it is replaced by a random one: first
 * before the transaction, because then nothing has changed if the provider does not answer, and again afterwards if a new
 * password may have been set in between. A password that is set even later is reverted by `settlePassword`.
 */
export async function stopChange({ db, identity }: Pick<Services, 'db' | 'identity'>, token: string): Promise<{ email: string }> {
  const { user } = (await ownerTx(db, (tx) => findStoppable(tx, token))).person;
  await identity.setPassword(user.id, unknownPassword());
  const { email, mayHaveNewPassword } = await ownerTx(db, (tx) => stop(tx, token, user.sessionsEndedAt));
  if (mayHaveNewPassword) await identity.setPassword(user.id, unknownPassword());
  return { email };
}
