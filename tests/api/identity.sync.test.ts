import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded } from '../../server/identity/embedded.ts';
import { repair, syncAccounts } from '../../server/identity/sync.ts';
import type { Identity } from '../../server/identity/index.ts';
import { type BareServer, password, startBareServer } from '#tests/support/bareServer';

let server: BareServer;
let own: Identity;
let dataDir: string;
let companyId: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'heed-sync-'));
  [server, own] = await Promise.all([startBareServer(), openEmbedded(dataDir, () => {})]);
  companyId = await server.company();
});
afterAll(async () => {
  await own?.close();
  await server?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const parts = () => ({ db: server.services.db, identity: own });
async function listed(): Promise<string[]> {
  const all: string[] = [];
  for await (const uids of own.listAccounts()) all.push(...uids);
  return all.sort();
}

it('gives accounts to people who may sign in and takes them from who is gone', async () => {
  const stays = await server.person({ companyId });
  const suspended = await server.person({ companyId, disabled: true });
  const learner = await server.person({ companyId, role: 'user', hasLogin: false });
  const gone = await server.person({ companyId, deletedAt: new Date() });
  const all = [stays, suspended, learner, gone];
  await own.putAccounts(all.map(({ id: uid, email }) => ({ uid, email, password })));
  await syncAccounts(parts(), [...all.map(({ id }) => id), randomUUID()]);
  expect(await listed()).toEqual([stays.id, suspended.id].sort());
  expect(await own.checkPassword(stays.email, password)).toBe(true);
  const before = Math.floor(Date.now() / 1000) - 5;
  expect(await own.isCurrent({ uid: suspended.id, authTime: before })).toBe(false);
});

it('repairs at start what the provider lost or has too much, and keeps passwords', async () => {
  const kept = await listed();
  const lost = await server.person({ companyId });
  const stranger = randomUUID();
  await own.putAccounts([{ uid: stranger, email: 'stranger@test.example', password }]);
  await repair(parts());
  expect(await listed()).toEqual([...kept, lost.id].sort());
  for (const uid of kept) {
    const { rows } = await server.services.db.pool.query<{ email: string }>('SELECT email FROM users WHERE id = $1', [uid]);
    expect(await own.checkPassword(rows[0]?.email ?? '', password)).toBe(true);
  }
});

it('leaves strangers alone where the provider is not ours alone', async () => {
  const stranger = randomUUID();
  await server.services.identity.putAccounts([{ uid: stranger, email: `${stranger}@test.example`, password }]);
  await repair(server.services);
  expect(await server.services.identity.checkPassword(`${stranger}@test.example`, password)).toBe(true);
  await server.services.identity.removeAccounts([stranger]);
});
