import { eq } from 'drizzle-orm';
import { machineTime } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import type { EnterRow } from '../../db/enter.ts';
import { toActor } from '../../db/enter.ts';
import { companies, sessions } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import type { LoggedInAs } from './toCurrentUser.ts';

/**
 * Refuses unless the check that every call runs lets this session into its company: with invalid_session, session_expired, or
 * company_not_accessible for a grant that is gone. As owner of the tables, for sessions that were opened for another company.
 */
export async function requireMayAct(tx: Tx, sessionHash: string): Promise<void> {
  const values = [sessionHash, machineTime()];
  const { rows } = await tx.$client.query<EnterRow>('SELECT * FROM heed_enter($1, NULL, $2)', values);
  toActor(rows[0], { sessionHash });
}

/** The company that a session was opened for; null for one at home. As owner of the tables. */
export async function readLoggedInAs(tx: Tx, sessionHash: string): Promise<LoggedInAs> {
  const [row] = await tx
    .select({ id: companies.id, name: companies.name })
    .from(sessions)
    .innerJoin(companies, eq(companies.id, sessions.actingCompanyId))
    .where(eq(sessions.hash, sessionHash));
  return row ?? null;
}

/**
 * Keeps company and first session as they are until the transaction ends: a grant is withdrawn, or its holder signs out, before or after
 * the session for the company opens. Refuses with invalid_session if the first session is over.
 */
export async function shareActing(tx: Tx, { companyId, openedBy }: { companyId: string; openedBy: string }): Promise<void> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('share');
  const [first] = await tx.select({ revokedAt: sessions.revokedAt }).from(sessions).where(eq(sessions.hash, openedBy)).for('share');
  if (!first || first.revokedAt) throw new Refusal('invalid_session');
}
