import { eq } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import { users } from '../../db/schema.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import { readLink, takeLink } from '../../identity/oneTimeLinks.ts';
import { Refusal } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { carryOut } from '../addresses/moveAddress.ts';
import { findWaitingChange, lockPerson } from '../addresses/waitingChange.ts';
import { actorOf } from './actorOf.ts';
import { findPersonById } from './session.queries.ts';

const uniqueViolation = '23505';

/** The person is held before the link is taken, so that a stop of the same change comes before or after. */
async function confirm(tx: Tx, token: string, jobs: Services['jobs']): Promise<void> {
  await lockPerson(tx, (await readLink(tx, token, ['verify'])).userId);
  const link = await takeLink(tx, token, ['verify']);
  const person = await findPersonById(tx, link.userId);
  if (!person || person.user.disabled) throw new Refusal('link_not_valid');
  const { user } = person;
  const change = await findWaitingChange(tx, user.id);
  if (change?.kind === 'own' && change.newEmail === link.email) return carryOut(tx, jobs, change, actorOf(person));
  // Neither the new address nor the present one: it changed since.
  if (link.email !== user.email) throw new Refusal('link_not_valid');
  await tx.update(users).set({ emailVerified: true, updatedAt: now() }).where(eq(users.id, user.id));
  await audit(tx, actorOf(person), { action: 'email.verified', subject: { type: 'user', id: user.id, label: user.email } });
  await jobs.send(tx, 'identity.sync', { companyId: user.companyId, userIds: [user.id] });
}

/** Uses the one-time link of the verification mail. An address that somebody else took meanwhile cannot be confirmed any more. */
export async function verifyEmail({ db, jobs }: Pick<Services, 'db' | 'jobs'>, token: string): Promise<void> {
  try {
    await ownerTx(db, (tx) => confirm(tx, token, jobs));
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof DatabaseError ? error.cause : error;
    if (cause instanceof DatabaseError && cause.code === uniqueViolation) throw new Refusal('link_not_valid');
    throw error;
  }
}
