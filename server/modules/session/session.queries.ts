import { and, eq, isNull, sql } from 'drizzle-orm';
import { companies, sessions, users } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import type { CompanyRow } from '../companies/toCompany.ts';

export type UserRow = typeof users.$inferSelect;

/** A person with the company they belong to, as sign-in needs them. */
export interface Person {
  user: UserRow;
  company: CompanyRow;
  totalUsersCount: number;
  isMspSubCompany: boolean;
}

/** Somebody who is not deleted; as owner anybody, as caller only people of the company in scope. */
async function findPerson(tx: Tx, by: { id: string } | { email: string }): Promise<Person | undefined> {
  const [found] = await tx
    .select({
      user: users,
      company: companies,
      isMspSubCompany: sql<boolean>`heed_is_msp_child(${companies.id})`,
      totalUsersCount: sql<number>`heed_people_total(${companies.id})`.mapWith(Number),
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and('id' in by ? eq(users.id, by.id) : eq(users.email, by.email), isNull(users.deletedAt)));
  return found;
}

/** `id` is an account's name at the provider, which need not be one of ours. */
export async function findPersonById(tx: Tx, id: string): Promise<Person | undefined> {
  return findPerson(tx, { id });
}

export async function findPersonByEmail(tx: Tx, email: string): Promise<Person | undefined> {
  return findPerson(tx, { email: email.toLowerCase() });
}

/** Opens the session of a sign-in. `opened` is false when it was open already; a revoked one stays closed. */
export async function openSessionRow(
  tx: Tx,
  session: { hash: string; userId: string; companyId: string; createdAt: Date },
): Promise<'opened' | 'known' | 'revoked'> {
  const made = await tx.insert(sessions).values(session).onConflictDoNothing().returning({ hash: sessions.hash });
  if (made.length > 0) return 'opened';
  const [row] = await tx.select({ revokedAt: sessions.revokedAt }).from(sessions).where(eq(sessions.hash, session.hash));
  return row && row.revokedAt === null ? 'known' : 'revoked';
}

export async function revokeSession(tx: Tx, hash: string, revokedAt: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt })
    .where(and(eq(sessions.hash, hash), isNull(sessions.revokedAt)));
}
