import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { SsoFailure } from '#contract/company/ssoProviders';
import { textLimits } from '#contract/kit/limits';
import { noDepartment } from '#contract/people/departments';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import { truncate } from '../../core/storableText.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { companyDomains, departments, ssoIdentities, userDepartments, users } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { sendJob } from '../../jobs/send.ts';
import { assignCampaigns } from '../campaigns/public.ts';
import { actorOf, findPersonByEmail, findPersonById, type Person } from '../session/public.ts';
import type { Connection, Outsider } from './provider.ts';

/** The person, or why there is none. */
export type Found = { userId: string } | { failure: SsoFailure };

/** Whether the company of the connection has proved the domain of this address. */
export async function isOfProvedDomain(tx: Tx, companyId: string, email: string): Promise<boolean> {
  const ofCompany = and(eq(companyDomains.companyId, companyId), eq(companyDomains.domain, email.split('@')[1] ?? ''));
  const [row] = await tx
    .select({ id: companyDomains.id })
    .from(companyDomains)
    .where(and(ofCompany, isNotNull(companyDomains.provedAt)));
  return row !== undefined;
}

async function boundTo(tx: Tx, { id }: Connection, { issuer, subject }: Outsider): Promise<string | undefined> {
  const ofOutsider = and(eq(ssoIdentities.issuer, issuer), eq(ssoIdentities.subject, subject));
  const [row] = await tx
    .select({ userId: ssoIdentities.userId })
    .from(ssoIdentities)
    .where(and(eq(ssoIdentities.connectionId, id), ofOutsider));
  return row?.userId;
}

/** Binds an account at the provider to a person. False if the person is bound to another one already. */
async function bind(tx: Tx, { id, companyId }: Connection, { issuer, subject }: Outsider, userId: string): Promise<boolean> {
  const made = await tx
    .insert(ssoIdentities)
    .values({ connectionId: id, companyId, issuer, subject, userId, createdAt: now() })
    .onConflictDoNothing()
    .returning({ userId: ssoIdentities.userId });
  if (made.length === 0) return false;
  const person = await findPersonById(tx, userId);
  if (person)
    await audit(tx, actorOf(person), {
      action: 'sso.linked',
      subject: { type: 'user', id: userId, label: person.user.email },
      after: { issuer },
    });
  return true;
}

/**
 * Whether an e-mail address may lead to this account. Those who rule over others bind it themselves, while signed in: the owner, staff,
 * and people of partners.
 */
const mayBeFoundByEmail = ({ user, company }: Person) =>
  !user.isOwner && (user.role === 'user' || user.role === 'admin') && !company.isHouse && !company.isPartner;

/**
 * Who signed in. Somebody bound to this connection, issuer and subject is that person, whatever their address says. Anybody else is
 * found by their address, once, and only in the company of the connection and in a domain that it has proved; who is not there yet
 * becomes a learner.
 */
export async function whoIs(tx: Tx, connection: Connection, outsider: Outsider): Promise<Found> {
  const known = await boundTo(tx, connection, outsider);
  if (known) return { userId: known };
  const { companyId } = connection;
  // Two first sign-ins of the same person wait for each other; the second finds what the first has bound.
  await lockCompany(tx, connection);
  const boundMeanwhile = await boundTo(tx, connection, outsider);
  if (boundMeanwhile) return { userId: boundMeanwhile };
  if (!outsider.email || !(await isOfProvedDomain(tx, companyId, outsider.email))) return { failure: 'email_is_not_connected' };
  const person = await findPersonByEmail(tx, outsider.email);
  if (person && person.company.id !== companyId) return { failure: 'email_in_use' };
  if (person && !mayBeFoundByEmail(person)) return { failure: 'email_is_not_connected' };
  const userId = person?.user.id ?? (await addLearner(tx, connection, outsider, outsider.email));
  return (await bind(tx, connection, outsider, userId)) ? { userId } : { failure: 'email_in_use' };
}

/** Binds the account at the provider to the person who asked for it while signed in. */
export async function linkTo(tx: Tx, connection: Connection, outsider: Outsider, userId: string): Promise<Found> {
  const known = await boundTo(tx, connection, outsider);
  if (known) return known === userId ? { userId } : { failure: 'email_in_use' };
  // Somebody else at the provider than before: the new one replaces the old.
  await tx.delete(ssoIdentities).where(and(eq(ssoIdentities.connectionId, connection.id), eq(ssoIdentities.userId, userId)));
  return (await bind(tx, connection, outsider, userId)) ? { userId } : { failure: 'email_in_use' };
}

async function addLearner(tx: Tx, { companyId }: Connection, { name, lastName }: Outsider, email: string): Promise<string> {
  const [id, at] = [randomUUID(), now()];
  const cut = (text: string) => truncate(text.replace(/\p{Cc}/gu, ' '), textLimits.textMax);
  const person = { id, companyId, email, name: cut(name), lastName: cut(lastName), sso: true, emailVerified: true };
  await tx.insert(users).values({ ...person, createdAt: at, updatedAt: at });
  await putInto(tx, { companyId, userId: id }, noDepartment);
  const added = await findPersonById(tx, id);
  if (!added) throw new Error('the new person is not there');
  await audit(tx, actorOf(added), {
    action: 'users.invited',
    subject: { type: 'user', id, label: email },
    after: { sso: true },
  });
  await sendJob(tx, assignCampaigns, { companyId, userId: id });
  return id;
}

/** Puts a new person into the department of this name, which is created if the company has none. */
async function putInto(tx: Tx, { companyId, userId }: { companyId: string; userId: string }, name: string): Promise<void> {
  const at = now();
  await tx.insert(departments).values({ companyId, name, createdAt: at, updatedAt: at }).onConflictDoNothing();
  const ofName = and(eq(departments.companyId, companyId), eq(sql`lower(${departments.name})`, name.toLowerCase()));
  const [department] = await tx.select({ id: departments.id }).from(departments).where(ofName);
  if (department) await tx.insert(userDepartments).values({ companyId, userId, departmentId: department.id });
}
