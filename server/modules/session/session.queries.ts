import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { companies, sessions, ssoConnections, users } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { type CompanyFacts, companyFacts, type CompanyRow } from '../companies/public.ts';
import { hasSeenNotifications } from '../notifications/public.ts';

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;

/** A person with their company, as sign-in needs them. */
export interface Person extends CompanyFacts {
  user: UserRow;
  /** New address that the person has requested and not confirmed yet. */
  unconfirmedNewEmail: string | null;
  company: CompanyRow;
  /** No notification was published since the person last looked. */
  notificationsShown: boolean;
  isMspSubCompany: boolean;
}

/** Finds a person who is not deleted. In a tenant transaction only people of the company in scope are visible. */
async function findPerson(tx: Tx, by: { id: string } | { email: string }): Promise<Person | undefined> {
  const [person] = await tx
    .select({
      user: users,
      company: companies,
      unconfirmedNewEmail: sql<string | null>`(SELECT c.new_email FROM address_changes c
        WHERE c.user_id = ${users.id} AND c.state = 'waiting' AND c.kind = 'own')`,
      notificationsShown: hasSeenNotifications(),
      isMspSubCompany: sql<boolean>`heed_is_msp_child(${companies.id})`,
      ...companyFacts,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and('id' in by ? eq(users.id, by.id) : eq(users.email, by.email), isNull(users.deletedAt)));
  return person;
}

/** `id` may be the uid of an unknown account. */
export async function findPersonById(tx: Tx, id: string): Promise<Person | undefined> {
  return findPerson(tx, { id });
}

export async function findPersonByEmail(tx: Tx, email: string): Promise<Person | undefined> {
  return findPerson(tx, { email: email.toLowerCase() });
}

/** Keeps the company of a person as it is until the transaction ends: who changes it waits. */
export async function shareCompanyOf(tx: Tx, userId: string): Promise<void> {
  const ofPerson = tx.select({ id: users.companyId }).from(users).where(eq(users.id, userId));
  await tx.select({ id: companies.id }).from(companies).where(inArray(companies.id, ofPerson)).for('share');
}

/** Whether the company still has this connection of single sign-on. */
export async function hasConnection(tx: Tx, companyId: string, connectionId: string): Promise<boolean> {
  const ofCompany = and(eq(ssoConnections.id, connectionId), eq(ssoConnections.companyId, companyId));
  return (await tx.$count(ssoConnections, ofCompany)) > 0;
}

/** The kind of provider of a connection, for the audit log. */
export async function providerOf(tx: Tx, connectionId: string): Promise<string | undefined> {
  const [connection] = await tx
    .select({ type: ssoConnections.type })
    .from(ssoConnections)
    .where(eq(ssoConnections.id, connectionId));
  return connection?.type;
}

type NewSession = typeof sessions.$inferInsert;

/** False if the sign-in, where something names it, has already opened a session. */
export async function insertSession(tx: Tx, session: NewSession): Promise<boolean> {
  const made = await tx.insert(sessions).values(session).onConflictDoNothing().returning({ hash: sessions.hash });
  return made.length > 0;
}

export async function findSession(
  tx: Tx,
  hash: string,
): Promise<Pick<SessionRow, 'factor' | 'connectionId' | 'actingCompanyId' | 'revokedAt' | 'endsAt'> | undefined> {
  const { factor, connectionId, actingCompanyId, revokedAt, endsAt } = sessions;
  const [row] = await tx
    .select({ factor, connectionId, actingCompanyId, revokedAt, endsAt })
    .from(sessions)
    .where(eq(sessions.hash, hash));
  return row;
}

interface SignIn {
  signedInAt: Date;
  customTokenAt: Date | undefined;
}

/**
 * Whether the sessions of this sign-in were ended. Custom tokens from before `endSessions` count as ended, too. Locks the user, so that
 * `endSessions` waits until the transaction ends.
 */
export async function wereEnded(tx: Tx, userId: string, { signedInAt, customTokenAt }: SignIn): Promise<boolean> {
  const [user] = await tx
    .select({ endedAt: users.sessionsEndedAt, heldAt: users.heldAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!user || user.heldAt) return true;
  const { endedAt } = user;
  if (endedAt && (endedAt >= signedInAt || (customTokenAt && endedAt > customTokenAt))) return true;
  const ofThatSecond = and(eq(sessions.userId, userId), eq(sessions.signedInAt, signedInAt), isNotNull(sessions.revokedAt));
  return (await tx.select({ hash: sessions.hash }).from(sessions).where(ofThatSecond).limit(1)).length > 0;
}

/**
 * Whether a sign-in that nothing names has opened a session, or another one of the same second, which looks the same. The browser that
 * comes second then signs in again by itself, in a later second. `wereEnded` has locked the user.
 */
export async function hasOpened(tx: Tx, userId: string, { signedInAt }: Pick<SignIn, 'signedInAt'>): Promise<boolean> {
  const ofThatSecond = and(eq(sessions.userId, userId), eq(sessions.signedInAt, signedInAt), isNull(sessions.customTokenId));
  return (await tx.$count(sessions, ofThatSecond)) > 0;
}

/** Ends a session, and the sessions that were opened from it for other companies. */
export async function revokeSession(tx: Tx, hash: string, revokedAt: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt })
    .where(and(or(eq(sessions.hash, hash), eq(sessions.openedBy, hash)), isNull(sessions.revokedAt)));
}
