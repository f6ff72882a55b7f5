import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { SsoFailure } from '#contract/company/ssoProviders';
import { textLimits } from '#contract/kit/limits';
import { noDepartment } from '#contract/people/departments';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import { truncate } from '../../core/storableText.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { companyDomains, departments, userDepartments, users } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { sendJob } from '../../jobs/send.ts';
import { assignWork } from '../work/public.ts';
import { actorOf, findPersonByEmail, findPersonById, type Person } from '../session/public.ts';
import { takeUnproved } from '../users/public.ts';
import { askByMail, bind, boundTo, type Found } from './binding.ts';
import type { Connection, Outsider } from './provider.ts';

/** Whether the company of the connection has proved the domain of this address. */
export async function isOfProvedDomain(tx: Tx, companyId: string, email: string): Promise<boolean> {
  const ofCompany = and(eq(companyDomains.companyId, companyId), eq(companyDomains.domain, email.split('@')[1] ?? ''));
  const [row] = await tx
    .select({ id: companyDomains.id })
    .from(companyDomains)
    .where(and(ofCompany, isNotNull(companyDomains.provedAt)));
  return row !== undefined;
}

/**
 * Whether an e-mail address may lead to this account. People who rule over others bind it themselves, while signed in: the owner, staff,
 * and people of partners.
 */
const mayBeFoundByEmail = ({ user, company }: Person) =>
  !user.isOwner && (user.role === 'user' || user.role === 'admin') && !company.isHouse && !company.isPartner;

/**
 * Whether the account owner, who rules over every admin, saved the connection. The person who saves a connection decides which addresses its
 * provider names, so through the connection of an admin the address alone is not enough. It is not enough even for that admin, because
 * somebody else may have saved the connection in a session that they left open: that admin connects their account while signed in.
 */
async function isOfTheOwner(tx: Tx, { createdBy }: Connection, { company }: Person): Promise<boolean> {
  if (!createdBy) return false;
  const creator = and(eq(users.id, createdBy), eq(users.companyId, company.id), eq(users.isOwner, true));
  return (await tx.$count(users, creator)) > 0;
}

/**
 * Whether an address may lead to the account at once. Otherwise a mail asks the person; with a second factor a mailbox is not
 * enough, and they connect their account while signed in.
 */
async function judgeAddress(tx: Tx, connection: Connection, person: Person): Promise<SsoFailure | undefined> {
  if (!mayBeFoundByEmail(person)) return 'email_is_not_connected';
  if (person.user.role === 'user' || (await isOfTheOwner(tx, connection, person))) return undefined;
  if (person.user.mfaEnabled) return 'email_is_not_connected';
  await askByMail(tx, connection, person);
  return 'sso_confirm_sent';
}

/**
 * The person who signed in. Somebody bound to this connection, issuer and subject is that person, whatever their address says. Anybody else is
 * found by their address, once, and only in the company of the connection and in a domain that it has proved; a person who is not there
 * yet becomes a learner.
 */
export async function whoIs(tx: Tx, connection: Connection, outsider: Outsider): Promise<Found> {
  const known = await boundTo(tx, connection, outsider);
  if (known) return { userId: known };
  const { companyId } = connection;
  // Two first sign-ins of the same person wait for each other; the second finds what the first has bound.
  await lockCompany(tx, connection);
  const boundMeanwhile = await boundTo(tx, connection, outsider);
  if (boundMeanwhile) return { userId: boundMeanwhile };
  if (!outsider.email) return { failure: 'sso_no_email' };
  if (!(await isOfProvedDomain(tx, companyId, outsider.email))) return { failure: 'email_is_not_connected' };
  await takeUnproved(tx, companyId, [outsider.email]);
  const person = await findPersonByEmail(tx, outsider.email);
  if (person && person.company.id !== companyId) return { failure: 'email_in_use' };
  const failure = person && (await judgeAddress(tx, connection, person));
  if (failure) return { failure };
  const userId = person?.user.id ?? (await addLearner(tx, connection, outsider, outsider.email));
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
  await sendJob(tx, assignWork, { companyId, userId: id });
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
