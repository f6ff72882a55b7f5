import { eq, sql } from 'drizzle-orm';
import { machineTime } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import type { EnterRow } from '../../db/enter.ts';
import { toActor } from '../../db/enter.ts';
import { companies, recoveryCodes, sessions } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import type { SessionFacts } from './toCurrentUser.ts';

/**
 * Refuses unless the check that every call runs lets this session into its company: with invalid_session, session_expired, or
 * company_not_accessible if access has ended. As owner of the tables, for sessions that were opened for another company.
 */
export async function requireMayAct(tx: Tx, sessionHash: string): Promise<void> {
  const values = [sessionHash, machineTime()];
  const { rows } = await tx.$client.query<EnterRow>('SELECT * FROM heed_enter($1, NULL, $2)', values);
  toActor(rows[0], { sessionHash });
}

/** What the panel must know of its session. As owner of the tables, because a session for another company has none of its people. */
export async function readSessionFacts(tx: Tx, sessionHash: string): Promise<SessionFacts> {
  const [row] = await tx
    .select({
      company: { id: companies.id, name: companies.name },
      connectionId: sessions.connectionId,
      recoveryCodesLeft: sql<number | null>`CASE WHEN ${sessions.factor} = 'recovery'
        THEN (SELECT count(*)::int FROM ${recoveryCodes} WHERE ${recoveryCodes.userId} = ${sessions.userId}) END`,
    })
    .from(sessions)
    .leftJoin(companies, eq(companies.id, sessions.actingCompanyId))
    .where(eq(sessions.hash, sessionHash));
  return {
    loggedInAs: row?.company ?? null,
    isSsoSession: Boolean(row?.connectionId),
    recoveryCodesLeft: row?.recoveryCodesLeft ?? null,
  };
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
