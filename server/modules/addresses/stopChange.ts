import { and, eq, gte, inArray, or } from 'drizzle-orm';
import { limits } from '#contract/limits';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import { addressChanges } from '../../db/schema.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import { unknownPassword } from '../../identity/accounts.ts';
import { readLink, takeLink, voidLinks } from '../../identity/oneTimeLinks.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { Refusal } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { actorOf } from '../session/actorOf.ts';
import { endSessions } from '../session/endSessions.ts';
import { findPersonById, type Person } from '../session/session.queries.ts';
import { moveAddress } from './moveAddress.ts';
import { type AddressChange, lockPerson } from './waitingChange.ts';

const dayMs = 86_400_000;

interface Found {
  change: AddressChange;
  person: Person;
}

/** What a link stops. Refuses with link_not_valid once the change is withdrawn, stopped, or done for more than three days. */
async function find(tx: Tx, token: string): Promise<Found> {
  const { addressChangeId, userId } = await readLink(tx, token, ['stop']);
  await lockPerson(tx, userId);
  const person = await findPersonById(tx, userId);
  const [change] = addressChangeId ? await tx.select().from(addressChanges).where(eq(addressChanges.id, addressChangeId)) : [];
  const since = new Date(now().getTime() - limits.addressStopDays * dayMs);
  const isOpen = change?.state === 'waiting' || (change?.state === 'done' && change.doneAt !== null && change.doneAt > since);
  if (!person || !change || !isOpen) throw new Refusal('link_not_valid');
  return { change, person };
}

export async function readStop({ db }: Pick<Services, 'db'>, token: string) {
  const { change } = await ownerTx(db, (tx) => find(tx, token));
  return { oldEmail: change.oldEmail, newEmail: change.newEmail, isDone: change.state === 'done' };
}

/** Of this change and of all that came after it nothing stays; what they had reserved is free. */
async function stopAll(tx: Tx, { id, userId, askedAt }: AddressChange): Promise<void> {
  const open = and(eq(addressChanges.userId, userId), inArray(addressChanges.state, ['waiting', 'done']));
  await tx
    .update(addressChanges)
    .set({ state: 'stopped' })
    .where(and(open, or(eq(addressChanges.id, id), gte(addressChanges.askedAt, askedAt))));
}

interface Stopped {
  email: string;
  /** Sessions ended since, so perhaps for a new password. */
  isChangedSince: boolean;
}

async function stop(tx: Tx, token: string, jobs: Services['jobs'], since: Date | null): Promise<Stopped> {
  const { change, person } = await find(tx, token);
  await takeLink(tx, token, ['stop']);
  const { user, company } = person;
  const { oldEmail: email } = change;
  await stopAll(tx, change);
  if (user.email === email) await voidLinks(tx, user.id);
  else await moveAddress(tx, jobs, { companyId: company.id, userId: user.id, from: user.email, to: email, isProved: true });
  await endSessions(tx, [user.id]);
  const mail = { companyId: company.id, userId: user.id, to: email, lang: company.lang };
  await queueMail(tx, { ...mail, template: 'address_in_force', params: { name: user.name, email } });
  await audit(tx, actorOf(person), {
    action: 'email.change_stopped',
    subject: { type: 'user', id: user.id, label: email },
    before: { email: change.newEmail },
    after: { email },
  });
  return { email, isChangedSince: user.sessionsEndedAt?.getTime() !== since?.getTime() };
}

/**
 * Stops a change with the link of the notice. Whoever asked for it may know the password, or have chosen one meanwhile, so it
 * is replaced by one that nobody knows; first of all, since then a provider that does not answer leaves everything as it is;
 * and once more where another came in between. One that comes later sees the stop and is taken back (`settlePassword`).
 */
export async function stopChange(
  { db, jobs, identity }: Pick<Services, 'db' | 'jobs' | 'identity'>,
  token: string,
): Promise<{ email: string }> {
  const { user } = (await ownerTx(db, (tx) => find(tx, token))).person;
  await identity.setPassword(user.id, unknownPassword());
  const { email, isChangedSince } = await ownerTx(db, (tx) => stop(tx, token, jobs, user.sessionsEndedAt));
  if (isChangedSince) await identity.setPassword(user.id, unknownPassword());
  return { email };
}
