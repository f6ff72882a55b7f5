import type { Pool } from 'pg';
import { z } from 'zod';
import { sessionHashOf } from '../plugins/caller.ts';
import type { Identity } from './types.ts';

interface SignIn {
  uid: string;
  authTime: number;
}
/** Every account of ours is named like a row; a real project may hold others. */
const ourUid = z.uuid();

interface Row {
  suspended: boolean;
  opened: boolean;
  revoked: boolean;
}

/**
 * What a sign-in is still worth. `ended`: signed out, replaced by a new password, or the person is gone;
 * `suspended`: the person is disabled. A sign-in that opened a session is judged by that; before, by the provider.
 */
export async function standingOf(
  pool: Pool,
  identity: Pick<Identity, 'isCurrent'>,
  signIn: SignIn,
): Promise<'good' | 'ended' | 'suspended'> {
  if (!ourUid.safeParse(signIn.uid).success) return 'ended';
  const { rows } = await pool.query<Row>({
    name: 'sign_in_standing',
    text: `SELECT u.disabled AS suspended, s.hash IS NOT NULL AS opened, s.revoked_at IS NOT NULL AS revoked
      FROM users u LEFT JOIN sessions s ON s.hash = $2 WHERE u.id = $1 AND u.deleted_at IS NULL`,
    values: [signIn.uid, sessionHashOf(signIn.uid, signIn.authTime)],
  });
  const row = rows[0];
  if (!row || row.revoked) return 'ended';
  if (row.suspended) return 'suspended';
  return row.opened || (await identity.isCurrent(signIn)) ? 'good' : 'ended';
}
