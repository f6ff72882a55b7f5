import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownDatabase } from '#tests/support/ownDatabase';
import { runScript } from '#tests/support/runScript';
import { type Spawned, spawnServer } from '#tests/support/spawnServer';

const minutes = 60_000;
const email = 'keeper@test.example';
const password = 'Corr3ct-horse!';

const root = mkdtempSync(join(tmpdir(), 'heed-backup-'));
const file = join(root, 'copy.tar.gz');
type Database = Awaited<ReturnType<typeof ownDatabase>>;
const databases: Database[] = [];
const servers: Spawned[] = [];

/** A place of its own: a data directory, and with PostgreSQL an empty database. */
async function aPlace(name: string) {
  const database = await ownDatabase();
  databases.push(database);
  return { DATA_DIR: join(root, name), ...(database.url && { HEED_DEV: '1', DATABASE_URL: database.url }) };
}
type Place = Awaited<ReturnType<typeof aPlace>>;
const isPostgres = process.env['TEST_DATABASE_URL'] !== undefined && process.env['TEST_DATABASE_URL'] !== '';

function start(place: Place): Spawned {
  const server = spawnServer({ ...place });
  servers.push(server);
  return server;
}
async function stop(server: Spawned): Promise<void> {
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}
const backup = (place: Place, to: string) => runScript('backup.ts', [to], { ...place });
const restore = (place: Place, ...args: string[]) => runScript('restore.ts', args, { ...place });

async function post<Reply>(url: string, body: object): Promise<Reply> {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(reply.status, url).toBe(200);
  return (await reply.json()) as Reply;
}

/** Signs in as the browser does; gives who that is. */
async function whoSignsIn(server: Spawned): Promise<{ id: string; email: string; role: string; company: { name: string } }> {
  const address = await server.address;
  const body = { email, password, returnSecureToken: true };
  const signIn = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k';
  const { idToken } = await post<{ idToken: string }>(address + signIn, body);
  const reply = await fetch(`${address}/gateway/user`, { headers: { authorization: `Bearer ${idToken}` } });
  expect(reply.status).toBe(200);
  return (await reply.json()) as never;
}

afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  for (const { drop } of databases) await drop();
  rmSync(root, { recursive: true, force: true });
});

describe('a backup', () => {
  let first: Place;
  let before: Awaited<ReturnType<typeof whoSignsIn>>;

  beforeAll(async () => {
    first = await aPlace('first');
    const made = await runScript('createAdmin.ts', ['--staff', 'superadmin', '--email', email, '--company', 'Keepers'], first);
    const token = /token=([\w-]{43})/.exec(made.printed)?.[1];
    expect(token, made.printed).toBeTruthy();
    const server = start(first);
    await post(`${await server.address}/gateway/rest/v1/password-links/use`, { token, newPassword: password });
    before = await whoSignsIn(server);

    const running = await backup(first, join(root, 'running.tar.gz'));
    expect(running.code, running.printed).toBe(isPostgres ? 0 : 1);
    if (!isPostgres) expect(running.printed).toContain('is in use by another Heed process');
    const over = await restore(first, join(root, 'running.tar.gz'), '--force');
    expect([over.code, over.printed.includes('is in use by another Heed process')]).toEqual([1, true]);
    await stop(server);
  }, 4 * minutes);

  it(
    'is one file that only this account can read, and never replaces another',
    async () => {
      const made = await backup(first, file);
      expect(made.code, made.printed).toBe(0);
      expect(statSync(file).mode & 0o077).toBe(0);
      const again = await backup(first, file);
      expect([again.code, again.printed.includes('is there already')]).toEqual([1, true]);
      expect(readdirSync(first.DATA_DIR).filter((name) => name.startsWith('backup-'))).toEqual([]);
    },
    2 * minutes,
  );

  it(
    'brings everybody back elsewhere, with their passwords',
    async () => {
      const second = await aPlace('second');
      const made = await restore(second, file);
      expect(made.code, made.printed).toBe(0);
      const server = start(second);
      const after = await whoSignsIn(server);
      expect(after).toMatchObject({ id: before.id, email, role: 'superadmin', company: { name: 'Keepers' } });
      await stop(server);
    },
    4 * minutes,
  );

  it(
    'replaces data that is there only by force, and only when it is one of ours',
    async () => {
      const refused = await restore(first, file);
      expect([refused.code, refused.printed.includes('Add --force to replace it')]).toEqual([1, true]);
      const other = join(root, 'other.tar.gz');
      writeFileSync(other, 'nothing of the kind');
      const broken = await restore(first, other, '--force');
      expect(broken.code).toBe(1);
      const missing = await restore(first, join(root, 'missing.tar.gz'), '--force');
      expect([missing.code, missing.printed.includes('there is no file')]).toEqual([1, true]);

      const forced = await restore(first, file, '--force');
      expect(forced.code, forced.printed).toBe(0);
      const server = start(first);
      expect((await whoSignsIn(server)).id).toBe(before.id);
      await stop(server);
    },
    4 * minutes,
  );
});

it(
  'there is no backup of a directory without data',
  async () => {
    const empty = join(root, 'empty');
    mkdirSync(empty);
    const made = await runScript('backup.ts', [join(root, 'empty.tar.gz')], { DATA_DIR: empty });
    expect([made.code, made.printed.includes('there is no data in')]).toEqual([1, true]);
  },
  minutes,
);
