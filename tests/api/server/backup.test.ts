import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CurrentUser } from '#contract/session/session';
import { pieceBytes } from '#server/files/pieces';
import { firstAdmin, makeFirstAdmin } from '#tests/support/server/firstAdmin';
import { ownDatabase } from '#tests/support/server/ownDatabase';
import { runScript } from '#tests/support/server/runScript';
import { type Spawned, spawnServer } from '#tests/support/server/spawnServer';
import { signInOver } from '#tests/support/server/signInOver';
import { tinyPdf } from '#tests/support/calls/uploads';

const minutes = 60_000;

const root = mkdtempSync(join(tmpdir(), 'heed-backup-'));
const file = join(root, 'copy.tar.gz');
type Database = Awaited<ReturnType<typeof ownDatabase>>;
const databases: Database[] = [];
const servers: Spawned[] = [];

/** A place of its own: a data directory, and with PostgreSQL an empty database. */
async function aPlace(name: string) {
  const database = await ownDatabase({ isEmpty: true });
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

interface Person extends CurrentUser {
  headers: Record<string, string>;
}

async function whoSignsIn(server: Spawned): Promise<Person> {
  const { user, headers } = await signInOver(await server.address, firstAdmin);
  return { ...user, headers };
}

/** Larger than one piece of what files are kept in. */
const sheet = Buffer.concat([tinyPdf, randomBytes(2 * pieceBytes)]);
const sheetName = 'Übersicht 日本';

/** Brings a file of the company's own; gives the address it has now. */
async function bringSheet(server: Spawned, { company, headers }: Person): Promise<string> {
  const address = await server.address;
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(sheet)]), `${sheetName}.pdf`);
  const sent = await fetch(`${address}/gateway/rest/v1/company/${company.id}/files/cheat-sheet`, {
    method: 'POST',
    headers,
    body: form,
  });
  expect(sent.status, await sent.clone().text()).toBe(200);
  return ((await sent.json()) as { url: string }).url;
}

/** Where the company finds that file now. */
async function findSheet(server: Spawned, { company, headers }: Person): Promise<string | undefined> {
  const list = await fetch(`${await server.address}/gateway/api/v1/cheat_sheets/${company.id}`, { headers });
  const sheets = (await list.json()) as { name: string; url: string }[];
  return sheets.find(({ name }) => name === sheetName)?.url;
}
/** Whether an address gives it, to the last byte. */
async function givesSheet(server: Spawned, url: string | undefined): Promise<boolean> {
  const reply = await fetch((await server.address) + url);
  return Buffer.from(await reply.arrayBuffer()).equals(sheet);
}

afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  for (const { drop } of databases) await drop();
  rmSync(root, { recursive: true, force: true });
});

describe('a backup', () => {
  let first: Place;
  let before: Person;
  let sheetUrl: string;

  beforeAll(async () => {
    first = await aPlace('first');
    const getReady = await makeFirstAdmin(first);
    const server = start(first);
    await getReady(await server.address);
    before = await whoSignsIn(server);
    sheetUrl = await bringSheet(server, before);

    const running = await backup(first, join(root, 'running.tar.gz'));
    expect(running.code, running.printed).toBe(isPostgres ? 0 : 1);
    if (!isPostgres) expect(running.printed).toContain('is in use by another Heed process');
    const over = await restore(first, join(root, 'running.tar.gz'), '--force');
    expect([over.code, over.printed.includes('is in use by another Heed process')]).toEqual([1, true]);
    if (isPostgres) {
      // From another machine no data directory tells of the server, but its database does.
      const elsewhere = await restore({ ...first, DATA_DIR: join(root, 'elsewhere') }, join(root, 'running.tar.gz'), '--force');
      expect([elsewhere.code, elsewhere.printed]).toEqual([1, expect.stringContaining('in use by a running Heed server')]);
      expect((await whoSignsIn(server)).id).toBe(before.id);
    }
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
    'brings everybody back elsewhere, with their passwords and files',
    async () => {
      const second = await aPlace('second');
      const made = await restore(second, file);
      expect(made.code, made.printed).toBe(0);
      const server = start(second);
      const after = await whoSignsIn(server);
      expect(after).toMatchObject({ id: before.id, email: firstAdmin.email, role: 'superadmin', company: { name: 'Keepers' } });
      // Addresses that were given out before hold, too: their key travels with the files.
      expect(await givesSheet(server, await findSheet(server, after))).toBe(true);
      expect(await givesSheet(server, sheetUrl)).toBe(true);
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
      const after = await whoSignsIn(server);
      expect(after.id).toBe(before.id);
      expect(await givesSheet(server, await findSheet(server, after))).toBe(true);
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
