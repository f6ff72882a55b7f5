import { sql } from 'drizzle-orm';
import type { Actor } from '../../../core/actor.ts';
import { oneRow } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';

interface SsoDuty {
  hasProvider: boolean;
  /** Everybody but the owner signs in with single sign-on. */
  isEnforced: boolean;
}

/** What single sign-on means to people who are added to the company in scope. */
export const readSsoDuty = (tx: Tx, { companyId }: Pick<Actor, 'companyId'>): Promise<SsoDuty> =>
  oneRow(
    tx,
    sql`SELECT sso_provider IS NOT NULL AS "hasProvider", sso_enforced AS "isEnforced" FROM companies WHERE id = ${companyId}`,
  );

/** Whether this person signs in with single sign-on only. */
export async function isUnderSso(tx: Tx, { companyId }: Pick<Actor, 'companyId'>, userId: string): Promise<boolean> {
  const { is } = await oneRow<{ is: boolean }>(
    tx,
    sql`SELECT NOT u.is_owner AND (u.sso OR c.sso_enforced) AS "is" FROM users u JOIN companies c ON c.id = u.company_id
      WHERE u.company_id = ${companyId} AND u.id = ${userId}`,
  );
  return is;
}
