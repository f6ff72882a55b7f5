import { z } from 'zod';
import type { Database } from '../db/database.ts';
import type { JobHandler } from '../jobs/job.ts';
import type { Account, Identity } from './types.ts';

interface Parts {
  db: Database;
  identity: Identity;
}

interface Row {
  uid: string;
  email: string;
  emailVerified: boolean;
  keep: boolean;
  disabled: boolean;
  isUnused: boolean;
}

const ourUid = z.uuid();
const perStep = 500;
/**
 * Who keeps an account: people who may sign in and are not deleted. That of a disabled person stays, so that their right
 * password is told "suspended" and a wrong one "wrong"; nothing of ours takes their tokens, and their sign-ins are revoked.
 */
const columns = `id AS uid, email, email_verified AS "emailVerified", has_login AND deleted_at IS NULL AS keep, disabled,
  first_session_at IS NULL AS "isUnused"`;

const accountOf = ({ uid, email, emailVerified, isUnused }: Row): Account => ({ uid, email, emailVerified, isUnused });

/**
 * Makes the provider's accounts agree with these people's rows, whatever they were before; may be done again at any time. The rows
 * are read again afterwards: a process that was frozen in between wrote what was no longer so, and is the only one to know.
 */
export async function syncAccounts(parts: Parts, userIds: readonly string[], mayBegin = async () => {}): Promise<void> {
  for (let first = 0; first < userIds.length; first += perStep) {
    const ids = userIds.slice(first, first + perStep);
    let rows = await readRows(parts, ids);
    await mayBegin();
    for (let written = ''; written !== JSON.stringify(rows); rows = await readRows(parts, ids)) {
      written = JSON.stringify(rows);
      await writeAccounts(parts, ids, rows);
    }
  }
}

async function readRows({ db }: Parts, ids: readonly string[]): Promise<Row[]> {
  const { rows } = await db.pool.query<Row>(`SELECT ${columns} FROM users WHERE id = ANY($1::uuid[]) ORDER BY id`, [ids]);
  return rows;
}

async function writeAccounts({ identity }: Parts, ids: readonly string[], rows: readonly Row[]): Promise<void> {
  const kept = rows.filter(({ keep }) => keep);
  const keptIds = new Set(kept.map(({ uid }) => uid));
  await identity.removeAccounts(ids.filter((id) => !keptIds.has(id)));
  await identity.putAccounts(kept.map(accountOf));
  for (const { uid, disabled } of kept) if (disabled) await identity.revoke(uid);
}

/** Handler of the job `identitySync`. A process that has lost the job to another one does not start. */
export const handleIdentitySync =
  (parts: Parts): JobHandler<{ userIds: string[] }> =>
  (payloads, run) =>
    syncAccounts(parts, [...new Set(payloads.flatMap(({ userIds }) => userIds))], () => run(async () => {}));

/**
 * At start: the database is the truth. Accounts that were lost are made again (their passwords cannot be), those of
 * people who are gone are removed; the latter only where nobody else's accounts can be. A real project loses nothing and
 * hears of every change by a job, so a start does not depend on it.
 */
export async function repair(parts: Parts): Promise<void> {
  if (!parts.identity.isEmulator) return;
  if (parts.identity.isOursAlone) await removeStrangers(parts);
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await parts.db.pool.query<Row>(
      `SELECT ${columns} FROM users WHERE has_login AND deleted_at IS NULL AND id > $1 ORDER BY id LIMIT ${perStep}`,
      [after],
    );
    const last = rows.at(-1);
    if (!last) return;
    after = last.uid;
    await parts.identity.putAccounts(rows.map(accountOf));
  }
}

async function removeStrangers({ db, identity }: Parts): Promise<void> {
  const strangers: string[] = [];
  for await (const uids of identity.listAccounts()) {
    const { rows } = await db.pool.query<{ uid: string }>(
      'SELECT id AS uid FROM users WHERE id = ANY($1::uuid[]) AND has_login AND deleted_at IS NULL',
      [uids.filter((uid) => ourUid.safeParse(uid).success)],
    );
    const known = new Set(rows.map(({ uid }) => uid));
    strangers.push(...uids.filter((uid) => !known.has(uid)));
  }
  if (strangers.length > 0) await identity.removeAccounts(strangers);
}
