import { sql } from 'drizzle-orm';
import type { MfaMethod } from '#contract/session/mfaMethods';
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
}

export const readFactors = (tx: Tx, userId: string): Promise<Factors> =>
  oneRow<Factors>(
    tx,
    sql`SELECT u.mfa_enabled AS "isOn", u.mfa_enabled AND u.mfa_email AS "hasEmail",
      EXISTS (SELECT FROM authenticators a WHERE a.user_id = u.id AND a.confirmed_at IS NOT NULL) AS "hasAuthenticator",
      ARRAY(SELECT DISTINCT host FROM passkeys p WHERE p.user_id = u.id) AS "passkeyHosts",
      (SELECT count(*)::int FROM recovery_codes r WHERE r.user_id = u.id) AS "recoveryCodesLeft"
    FROM users u WHERE u.id = ${userId}`,
  );

/**
 * The ways to take a second step on this host, the default first. Without a second factor a change of one's own account is still
 * confirmed by e-mail.
 */
export function methodsOn(host: string | null, factors: Factors): MfaMethod[] {
  if (!factors.isOn) return ['email'];
  const offered: Record<MfaMethod, boolean> = {
    email: factors.hasEmail,
    authenticator: factors.hasAuthenticator,
    passkey: host !== null && factors.passkeyHosts.includes(host),
    recovery: factors.recoveryCodesLeft > 0,
  };
  return (Object.keys(offered) as MfaMethod[]).filter((method) => offered[method]);
}
