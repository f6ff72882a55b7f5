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
 * People who may sign in and are not deleted have an account. Disabled people keep theirs, so that the right password is answered with
 * "suspended" and a wrong one with "wrong"; their sign-ins are revoked and their tokens refused.
 */
const columns = `id AS uid, email, email_verified AS "emailVerified", has_login AND deleted_at IS NULL AS keep, disabled,
  first_session_at IS NULL AS "isUnused"`;

const accountOf = ({ uid, email, emailVerified, isUnused }: Row): Account => ({ uid, email, emailVerified, isUnused });

/**
 * Makes the provider's accounts match the rows of these users. Idempotent. Reads the rows again afterwards: a process that was frozen in
 * between has written outdated data, and nobody else can notice.
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
 * Repairs the emulator's accounts from the database at start: recreates missing ones (without their passwords) and removes those of deleted
 * people if the emulator is ours alone. A real project needs no repair, because jobs report every change to it.
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
