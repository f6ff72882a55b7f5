import { and, eq, gt } from 'drizzle-orm';
import { sessionLimits } from '#contract/session/limits';
import { minuteMs } from '#contract/kit/durations';
import { audit } from '../../audit.ts';
import { machineTime, now } from '../../clock.ts';
import { mails, ssoIdentities, users } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { takeBindLink } from '../../identity/oneTimeLinks.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { actorOf, findPersonById, findSession, type Person } from '../session/public.ts';
import { Failed } from './failures.ts';
import { ssoConfirm, ssoLinked } from './mails.ts';
import type { Connection, Outsider } from './provider.ts';
import type { SignIn } from './signIns.ts';

/** The person, or why there is none. */
export type Found = { userId: string } | { failure: Failed['failure'] };

/** The id of the person to whom an account at the provider is bound. */
export async function boundTo(tx: Tx, { id }: Connection, { issuer, subject }: Outsider): Promise<string | undefined> {
  const ofOutsider = and(eq(ssoIdentities.issuer, issuer), eq(ssoIdentities.subject, subject));
  const [row] = await tx
    .select({ userId: ssoIdentities.userId })
    .from(ssoIdentities)
    .where(and(eq(ssoIdentities.connectionId, id), ofOutsider));
  return row?.userId;
}

const mailTo = ({ user, company }: Person) => ({ companyId: company.id, userId: user.id, to: user.email, lang: company.lang });

/**
 * Binds an account at the provider to a person, who gets a mail if it opens the panel. False if the person is bound to another one already.
 */
export async function bind(tx: Tx, { id, companyId }: Connection, { issuer, subject }: Outsider, userId: string): Promise<boolean> {
  const made = await tx
    .insert(ssoIdentities)
    .values({ connectionId: id, companyId, issuer, subject, userId, createdAt: now() })
    .onConflictDoNothing()
    .returning({ userId: ssoIdentities.userId });
  if (made.length === 0) return false;
  const person = await findPersonById(tx, userId);
  if (!person) return true;
  await audit(tx, actorOf(person), {
    action: 'sso.linked',
    subject: { type: 'user', id: userId, label: person.user.email },
    after: { issuer },
  });
  const { role, name } = person.user;
  if (role !== 'user') await queueMail(tx, { ...mailTo(person), kind: ssoLinked, params: { name } });
  return true;
}

type Confirmed = Pick<SignIn, 'sessionHash' | 'linkHash'> & { userId: string };

/**
 * Binds the account at the provider to the person who has confirmed it: with password and factor in a session, or with a link from their
 * mailbox. Refuses with sso_expired when that session is over, or the link void, for instance after a new password.
 */
export async function linkTo(tx: Tx, connection: Connection, outsider: Outsider, confirmed: Confirmed): Promise<Found> {
  const { userId } = confirmed;
  // Calls that end the person's sessions lock this row first: those sessions have ended by now, or end after this.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  if (!(await isStillConfirmed(tx, connection, confirmed))) throw new Failed('sso_expired');
  const known = await boundTo(tx, connection, outsider);
  if (known) return known === userId ? { userId } : { failure: 'email_in_use' };
  // Somebody else at the provider than before: the new one replaces the old.
  await tx.delete(ssoIdentities).where(and(eq(ssoIdentities.connectionId, connection.id), eq(ssoIdentities.userId, userId)));
  return (await bind(tx, connection, outsider, userId)) ? { userId } : { failure: 'email_in_use' };
}

async function isStillConfirmed(tx: Tx, { id }: Connection, { userId, sessionHash, linkHash }: Confirmed): Promise<boolean> {
  if (sessionHash) {
    const session = await findSession(tx, sessionHash);
    return session !== undefined && !session.revokedAt && session.endsAt > machineTime();
  }
  const link = linkHash ? await takeBindLink(tx, linkHash) : undefined;
  return link?.userId === userId && link.connectionId === id;
}

/**
 * Asks an admin by mail whether the account at the provider that names their address is theirs. One mail at a time: an admin
 * who signs in again meanwhile gets no second one.
 */
export async function askByMail(tx: Tx, { id: connectionId }: Connection, person: Person): Promise<void> {
  const since = new Date(now().getTime() - sessionLimits.sso.signInMinutes * minuteMs);
  const sent = and(eq(mails.userId, person.user.id), eq(mails.template, ssoConfirm.template), gt(mails.createdAt, since));
  if ((await tx.$count(mails, sent)) > 0) return;
  const params = { name: person.user.name, companyName: person.company.name, connectionId };
  await queueMail(tx, { ...mailTo(person), kind: ssoConfirm, params });
}
