import type { Pool } from 'pg';
import { z } from 'zod';
import { sessionLimits } from '#contract/session/limits';
import { minuteMs } from '#contract/kit/durations';
import { machineTime } from '../clock.ts';
import type { Identity } from './types.ts';

interface SignIn {
  uid: string;
  authTime: number;
}
/** Uids of our accounts are user ids; a real project may have other accounts. */
const ourUid = z.uuid();
const { openMinutes } = sessionLimits.session;

/** Time of the sign-in; the identity provider counts in seconds. */
export const signedInAt = ({ authTime }: Pick<SignIn, 'authTime'>): Date => new Date(authTime * 1000);

interface Row {
  suspended: boolean;
  /** Sessions were ended later, or in the same second, in which the order is unknown. */
  ended: boolean;
  /** Whether sessions of this sign-in are open or closed. */
  open: boolean | null;
  closed: boolean | null;
}

async function readSignIn(pool: Pool, signIn: SignIn): Promise<Row | undefined> {
  if (!ourUid.safeParse(signIn.uid).success) return undefined;
  const { rows } = await pool.query<Row>({
    name: 'sign_in_standing',
    text: `SELECT u.disabled AS suspended, coalesce(u.sessions_ended_at >= $2, false) AS ended, s.*
      FROM users u, LATERAL (
        SELECT bool_or(revoked_at IS NULL AND ends_at > $3) AS open, bool_or(revoked_at IS NOT NULL OR ends_at <= $3) AS closed
          FROM sessions WHERE user_id = u.id AND signed_in_at = $2) s
      WHERE u.id = $1 AND u.deleted_at IS NULL`,
    values: [signIn.uid, signedInAt(signIn), machineTime()],
  });
  return rows[0];
}

/**
 * Whether a sign-in may open a session. `ended`: signed out, password changed, or person deleted; `suspended`: person disabled;
 * `stale`: too long ago.
 */
export async function mayOpen(pool: Pool, identity: Pick<Identity, 'isCurrent'>, signIn: SignIn): Promise<SignInState> {
  return judgeNew(await readSignIn(pool, signIn), identity, signIn);
}

/** Whether tokens of a sign-in may be renewed: while its session is open, or a session may still be opened. */
export async function mayRenew(pool: Pool, identity: Pick<Identity, 'isCurrent'>, signIn: SignIn): Promise<SignInState> {
  const row = await readSignIn(pool, signIn);
  return row?.open && !row.suspended ? 'valid' : judgeNew(row, identity, signIn);
}

/** Whether a person may sign in at all. `mayOpen` checks the sign-in itself. */
export async function maySignIn(pool: Pool, uid: string): Promise<SignInState> {
  const row = await readSignIn(pool, { uid, authTime: 0 });
  if (!row) return 'ended';
  return row.suspended ? 'suspended' : 'valid';
}

export type SignInState = 'valid' | 'ended' | 'suspended' | 'stale';

async function judgeNew(row: Row | undefined, identity: Pick<Identity, 'isCurrent'>, signIn: SignIn): Promise<SignInState> {
  if (!row || row.ended || row.closed) return 'ended';
  if (row.suspended) return 'suspended';
  if (machineTime().getTime() - signedInAt(signIn).getTime() > openMinutes * minuteMs) return 'stale';
  return (await identity.isCurrent(signIn)) ? 'valid' : 'ended';
}

/** Whether a custom token has already opened a session. */
export async function wasUsed(pool: Pool, customTokenId: string): Promise<boolean> {
  const { rowCount } = await pool.query('SELECT FROM sessions WHERE custom_token_id = $1', [customTokenId]);
  return rowCount !== 0;
}
