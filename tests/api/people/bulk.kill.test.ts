import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/db/database';
import { migrateDatabase } from '#server/db/migrate';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { demoPassword } from '../../../server/demo/index.ts';
import { fillWithDemo } from '#tests/support/server/demoDirectory';
import { spawnServer, type Spawned } from '#tests/support/server/spawnServer';
import { signInOver } from '#tests/support/server/signInOver';

// @once: a process is killed at work; what it had acknowledged is never lost or done twice.

const dataDir = mkdtempSync(join(tmpdir(), 'heed-kill-'));
const servers: Spawned[] = [];
const minutes = 60_000;
const crowd = 12_000;

afterAll(() => {
  for (const { child } of servers) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const start = () => {
  const server = spawnServer({ DATA_DIR: dataDir });
  servers.push(server);
  return server;
};

/** Opens the database of the stopped server. */
async function inDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  try {
    await migrateDatabase(db);
    return await work(db);
  } finally {
    await db.close();
  }
}

async function signIn(address: string) {
  const { user, headers } = await signInOver(address, { email: 'admin@acme.example', password: demoPassword });
  return { headers: { ...headers, 'content-type': 'application/json' }, companyId: user.company_id };
}

/** The embedded database runs one statement at a time: a pending query means that the change is running. */
async function untilBusy(address: string): Promise<void> {
  for (let isFree = true; isFree; ) {
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, 200, false));
    isFree = await Promise.race([
      late,
      fetch(`${address}/readyz`).then(
        () => true,
        () => false,
      ),
    ]);
  }
}

it('a SIGKILL during a bulk change leaves no partial change', { timeout: 6 * minutes }, async () => {
  await fillWithDemo(dataDir);
  const first = start();
  const { companyId } = await signIn(await first.address);
  first.child.kill('SIGTERM');
  await first.ended;
  await inDatabase((db) =>
    ownerTx(db, (tx) =>
      rows(
        tx,
        sql`INSERT INTO users (company_id, email, name, created_at, updated_at)
          SELECT ${companyId}, 'crowd' || i || '@kill.example', 'Killcrowd', now(), now() FROM generate_series(1, ${crowd}) i`,
      ),
    ),
  );

  const second = start();
  const address = await second.address;
  const { headers } = await signIn(address);
  const body = JSON.stringify({ isDisabled: true, isAllUsersSelected: true, searchText: 'killcrowd', expectedTotal: crowd });
  const url = `${address}/gateway/api/v1/users/${companyId}/change_users_disable_status`;
  const change = fetch(url, { method: 'PATCH', headers, body }).then(
    ({ status }) => status,
    () => 'no answer',
  );
  await Promise.race([untilBusy(address), change]);
  second.child.kill('SIGKILL');
  const answer = await change;
  await second.ended;

  const [state] = await inDatabase((db) =>
    ownerTx(db, (tx) =>
      rows<Record<'disabled' | 'counted' | 'entries' | 'subjects', number>>(
        tx,
        sql`SELECT (SELECT count(*)::int FROM users WHERE company_id = ${companyId} AND name = 'Killcrowd' AND disabled) AS disabled,
          (SELECT count(*)::int FROM users WHERE company_id = ${companyId} AND deleted_at IS NULL AND disabled)
            - (SELECT sum(n)::int FROM people_counts WHERE company_id = ${companyId} AND disabled) AS counted,
          (SELECT count(*)::int FROM audit_log WHERE company_id = ${companyId} AND action = 'users.disabled' AND subject_count = ${crowd}) AS entries,
          (SELECT count(*)::int FROM audit_subjects s JOIN users u ON u.id = s.user_id WHERE u.name = 'Killcrowd') AS subjects`,
      ),
    ),
  );
  const done = answer === 200 || state?.disabled !== 0;
  expect(state).toEqual(
    done ? { disabled: crowd, counted: 0, entries: 1, subjects: crowd } : { disabled: 0, counted: 0, entries: 0, subjects: 0 },
  );
});
