import { eq } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import { users } from '../../db/schema.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import { takeLink } from '../../identity/oneTimeLinks.ts';
import { Refusal } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { actorOf } from './actorOf.ts';
import { findPersonById, type UserRow } from './session.queries.ts';

const uniqueViolation = '23505';

/** What the link confirms: the present address, or the new one in its place. Neither: the address changed since. */
function changeBy(user: UserRow, email: string | null): Partial<UserRow> {
  if (email !== null && email === user.unconfirmedNewEmail) return { email, unconfirmedNewEmail: null, emailVerified: true };
  if (email === user.email) return { emailVerified: true };
  throw new Refusal('link_not_valid');
}

async function confirm(tx: Tx, token: string, jobs: Services['jobs']): Promise<void> {
  const link = await takeLink(tx, token, ['verify']);
  const person = await findPersonById(tx, link.userId);
  if (!person || person.user.disabled) throw new Refusal('link_not_valid');
  const { user } = person;
  const change = changeBy(user, link.email);
  await tx
    .update(users)
    .set({ ...change, updatedAt: now() })
    .where(eq(users.id, user.id));
  const subject = { type: 'user', id: user.id, label: change.email ?? user.email };
  const moved = change.email && { before: { email: user.email }, after: { email: change.email } };
  await audit(tx, actorOf(person), { action: 'email.verified', subject, ...moved });
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
