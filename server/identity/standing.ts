import type { Pool } from 'pg';
import { z } from 'zod';
import { limits } from '#contract/limits';
import { machineTime } from '../clock.ts';
import type { Identity } from './types.ts';

interface SignIn {
  uid: string;
  authTime: number;
}
/** Every account of ours is named like a row; a real project may hold others. */
const ourUid = z.uuid();
const { openMinutes } = limits.session;

/** When somebody signed in, as far as the identity provider says: it counts in seconds. */
export const signedInAt = ({ authTime }: Pick<SignIn, 'authTime'>): Date => new Date(authTime * 1000);

interface Row {
  suspended: boolean;
  /** All sign-ins up to a later moment were ended, or up to one in the same second: nobody can say which of them was first. */
  ended: boolean;
  /** Sessions that came from a sign-in of this second. */
  open: boolean | null;
  closed: boolean | null;
}

async function readStanding(pool: Pool, signIn: SignIn): Promise<Row | undefined> {
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
 * Whether a sign-in may still open a session. `ended`: signed out, replaced by a new password, or the person is gone;
 * `suspended`: the person is disabled; `stale`: it was too long ago, and its session is over if it had one.
 */
export async function mayOpen(pool: Pool, identity: Pick<Identity, 'isCurrent'>, signIn: SignIn): Promise<Standing> {
  return judgeNew(await readStanding(pool, signIn), identity, signIn);
}

/** Whether tokens of a sign-in are renewed: as long as a session of it is open, or one may still be opened. */
export async function mayGoOn(pool: Pool, identity: Pick<Identity, 'isCurrent'>, signIn: SignIn): Promise<Standing> {
  const row = await readStanding(pool, signIn);
  return row?.open && !row.suspended ? 'good' : judgeNew(row, identity, signIn);
}

/** Whether a person may sign in at all; what becomes of this sign-in is asked when it opens a session. */
export async function maySignIn(pool: Pool, uid: string): Promise<Standing> {
  const row = await readStanding(pool, { uid, authTime: 0 });
  if (!row) return 'ended';
  return row.suspended ? 'suspended' : 'good';
}

export type Standing = 'good' | 'ended' | 'suspended' | 'stale';

async function judgeNew(row: Row | undefined, identity: Pick<Identity, 'isCurrent'>, signIn: SignIn): Promise<Standing> {
  if (!row || row.ended || row.closed) return 'ended';
  if (row.suspended) return 'suspended';
  if (machineTime().getTime() - signedInAt(signIn).getTime() > openMinutes * 60_000) return 'stale';
  return (await identity.isCurrent(signIn)) ? 'good' : 'ended';
}

/** Whether a custom token has opened its session. */
export async function wasUsed(pool: Pool, customTokenId: string): Promise<boolean> {
  const { rowCount } = await pool.query('SELECT FROM sessions WHERE custom_token_id = $1', [customTokenId]);
  return rowCount !== 0;
}
