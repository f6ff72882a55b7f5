import { sql } from 'drizzle-orm';
import { type MfaMethod, mfaMethods } from '#contract/session/mfaMethods';
import { oneRow } from '../db/rows.ts';
import type { Tx } from '../db/tx.ts';

/** The second factors of a person. */
export interface Factors {
  /** Signing in takes a second factor. */
  isOn: boolean;
  hasEmail: boolean;
  hasAuthenticator: boolean;
  /** Hosts on which the person has a passkey. */
  passkeyHosts: string[];
  recoveryCodesLeft: number;
  /** The second factor that was used last, recovery codes aside; it may have been removed since. */
  lastMethod: MfaMethod | null;
}

export const readFactors = (tx: Tx, userId: string): Promise<Factors> =>
  oneRow<Factors>(
    tx,
    sql`SELECT u.mfa_enabled AS "isOn", u.mfa_enabled AND u.mfa_email AS "hasEmail",
      EXISTS (SELECT FROM authenticators a WHERE a.user_id = u.id AND a.confirmed_at IS NOT NULL) AS "hasAuthenticator",
      ARRAY(SELECT DISTINCT host FROM passkeys p WHERE p.user_id = u.id) AS "passkeyHosts",
      (SELECT count(*)::int FROM recovery_codes r WHERE r.user_id = u.id) AS "recoveryCodesLeft", u.mfa_last_method AS "lastMethod"
    FROM users u WHERE u.id = ${userId}`,
  );

/**
 * The ways to take a second step on this host, the default first: the one used last, otherwise the strongest. Without a second factor a
 * change of one's own account is still confirmed by e-mail.
 */
export function methodsOn(host: string | null, factors: Factors): MfaMethod[] {
  if (!factors.isOn) return ['email'];
  const offered: Record<MfaMethod, boolean> = {
    email: factors.hasEmail,
    authenticator: factors.hasAuthenticator,
    passkey: host !== null && factors.passkeyHosts.includes(host),
    recovery: factors.recoveryCodesLeft > 0,
  };
  const ways = mfaMethods.filter((method) => offered[method]);
  return ways.toSorted((a, b) => Number(b === factors.lastMethod) - Number(a === factors.lastMethod));
}
