import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded } from '../../../server/identity/embedded.ts';
import { hosts } from '../../../server/identity/rest.ts';
import { repair, syncAccounts } from '../../../server/identity/sync.ts';
import type { Identity } from '../../../server/identity/index.ts';
import { sessionHashOf } from '../../../server/http/caller.ts';
import { nextSecond } from '#tests/support/server/nextSecond';
import { type BareServer, password, startBareServer } from '#tests/support/server/bareServer';

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

it('creates accounts of people who may sign in and removes those of deleted people', async () => {
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

it('repairs missing and surplus accounts at start, and keeps passwords', async () => {
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

it('keeps unknown accounts if the provider is shared', async () => {
  const stranger = randomUUID();
  await server.services.identity.putAccounts([{ uid: stranger, email: `${stranger}@test.example`, password }]);
  await repair(server.services);
  expect(await server.services.identity.checkPassword(`${stranger}@test.example`, password)).toBe(true);
  await server.services.identity.removeAccounts([stranger]);
});

it('keeps sign-ins at start, except those whose session never began', async () => {
  const { id, email } = await server.person({ companyId });
  await own.putAccounts([{ uid: id, email, password }]);
  const callOf = (identity: Identity) => {
    const app = Fastify();
    identity.mount(app, { db: server.services.db, onWrongPassword: async () => {} });
    return async (url: string, payload: object) =>
      (await app.inject({ method: 'POST', url, payload })).json<Record<string, string>>();
  };
  const signIn = `/${hosts.identity}/v1/accounts:signInWithPassword`;
  const before = callOf(own);
  const opened = await before(signIn, { email, password });
  await nextSecond();
  const unopened = await before(signIn, { email, password });
  const { authTime } = await own.verifyToken(opened['idToken'] ?? '');
  await server.services.db.pool.query(
    `INSERT INTO sessions (hash, user_id, company_id, signed_in_at, created_at, ends_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [sessionHashOf(id, 'a session'), id, companyId, new Date(authTime * 1000), new Date(), new Date(Date.now() + 60_000)],
  );
  await own.close();
  // Accounts that are loaded count as changed now, in whole seconds.
  await nextSecond();
  own = await openEmbedded(dataDir, () => {});
  const after = callOf(own);
  const refresh = (token = '') => after(`/${hosts.token}/v1/token`, { grant_type: 'refresh_token', refresh_token: token });
  const lookup = (idToken = '') => after(`/${hosts.identity}/v1/accounts:lookup`, { idToken });
  expect(await lookup(opened['idToken'])).toMatchObject({ users: [{ localId: id }] });
  expect(await refresh(opened['refreshToken'])).toMatchObject({ user_id: id });
  expect(await refresh(unopened['refreshToken'])).toMatchObject({ error: { message: 'TOKEN_EXPIRED' } });
}, 120_000);

it('a process that was frozen between reading and writing does not restore a deleted person', async () => {
  const { id } = await server.person({ companyId });
  let isFirst = true;
  const slow: Identity = {
    ...own,
    async putAccounts(accounts) {
      if (isFirst) await server.services.db.pool.query('UPDATE users SET deleted_at = now() WHERE id = $1', [id]);
      isFirst = false;
      await own.putAccounts(accounts);
    },
  };
  await syncAccounts({ ...parts(), identity: slow }, [id]);
  expect(await listed()).not.toContain(id);
});
