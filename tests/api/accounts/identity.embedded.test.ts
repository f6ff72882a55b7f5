import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded, openShared } from '../../../server/identity/embedded.ts';
import { readAccounts } from '../../../server/identity/emulator/accountsFile.ts';
import { unixRest } from '../../../server/identity/emulator/unixRest.ts';
import type { Identity } from '../../../server/identity/index.ts';
import { hosts } from '../../../server/identity/rest.ts';

// @once: a process is killed at work; what it had acknowledged is never lost or done twice.

const secret = 'Passw0rd-of-mine!';
/** Starting the emulator takes a second on an idle machine and many on a busy one. */
const patience = 120_000;
const temporary = () => mkdtemp(join(tmpdir(), 'heed-emb-'));
const start = (dataDir: string) => openEmbedded(dataDir, () => {});

describe('the embedded identity service', () => {
  let dataDir: string;
  let identity: Identity;
  beforeAll(async () => {
    dataDir = await temporary();
    identity = await start(dataDir);
  }, patience);
  afterAll(async () => {
    await identity?.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const file = () => join(dataDir, 'accounts.json');
  const modeOf = async (name: string) => ((await stat(join(dataDir, name))).mode & 0o777).toString(8);
  const person = () => {
    const uid = randomUUID();
    return { uid, email: `${uid}@test.example` };
  };

  it('acknowledges only what is on disk, and never writes a password in plain text', async () => {
    const { uid, email } = person();
    await identity.putAccounts([{ uid, email, password: 'Another-one-1!' }]);
    await identity.setPassword(uid, secret);
    const text = await readFile(file(), 'utf8');
    expect(text).toContain(uid);
    expect(text).not.toMatch(/Another-one-1!|Passw0rd-of-mine!/);
    await identity.removeAccounts([uid, randomUUID()]);
    expect(await readFile(file(), 'utf8')).not.toContain(uid);
  });

  it('creates missing accounts, changes different ones, and keeps passwords', async () => {
    const [one, two] = [person(), person()];
    await identity.putAccounts([{ ...one, password: secret }]);
    await identity.putAccounts([{ ...one, email: `moved-${one.email}` }, two]);
    expect(await identity.checkPassword(`moved-${one.email}`, secret)).toBe(true);
    expect(await identity.checkPassword(one.email, secret)).toBe(false);
    const listed: string[] = [];
    for await (const uids of identity.listAccounts()) listed.push(...uids);
    expect(listed).toEqual(expect.arrayContaining([one.uid, two.uid]));
  });

  it('handles the same new person twice at the same time, from a job and a link', async () => {
    const one = person();
    await Promise.all([identity.putAccounts([{ ...one, password: secret }]), identity.putAccounts([one])]);
    expect(await identity.checkPassword(one.email, secret)).toBe(true);
  });

  it('is shared with a second node by its socket and keys', async () => {
    const one = person();
    await identity.putAccounts([{ ...one, password: secret }]);
    const other = openShared(`unix:${join(dataDir, 'run', 'auth.sock')}`);
    expect(await other.checkPassword(one.email, secret)).toBe(true);
    expect(other.isOursAlone).toBe(false);
    await other.close();
    expect(() => openShared('unix:/nowhere/auth.sock')).toThrow(/keys\.json/);
  });

  it('only has the calls that we use', async () => {
    const rest = unixRest(join(dataDir, 'run', 'auth.sock'));
    const statusOf = (path: string, host?: string) =>
      rest.call({ path, ...(host && { host }), body: {}, admin: true }).catch(({ status }: { status: number }) => status);
    expect(await statusOf('/v1/accounts:signUp', hosts.identity)).toBe(404);
    expect(await statusOf('/emulator/v1/projects/demo-heed/oobCodes')).toBe(404);
    expect(await statusOf('/v1/projects/other/accounts:lookup', hosts.identity)).toBe(400);
    rest.close();
  });

  it('never closes idle connections', async () => {
    const socketPath = join(dataDir, 'run', 'auth.sock');
    const reply = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ socketPath, path: '/emulator/v1/projects/demo-heed/config?key=k' }, resolve).on('error', reject);
    });
    reply.resume();
    expect(reply.headers['connection']).toBe('keep-alive');
    expect(reply.headers['keep-alive']).toBeUndefined();
  });

  it(
    'keeps accounts, passwords and keys over a restart, readable by this user only',
    async () => {
      const one = person();
      await identity.putAccounts([{ ...one, password: secret, emailVerified: true }]);
      const keys = await readFile(join(dataDir, 'keys.json'), 'utf8');
      await identity.close();
      identity = await start(dataDir);
      expect(await identity.checkPassword(one.email, secret)).toBe(true);
      expect(await identity.checkPassword(one.email, `${secret} `)).toBe(false);
      expect(await identity.checkPassword('nobody@test.example', secret)).toBe(false);
      expect(await readFile(join(dataDir, 'keys.json'), 'utf8')).toBe(keys);
      expect(await Promise.all(['keys.json', 'accounts.json', 'run', 'run/auth.sock'].map(modeOf))).toEqual([
        '600',
        '600',
        '700',
        '600',
      ]);
    },
    patience,
  );

  it(
    'does not start over accounts it cannot read',
    async () => {
      const broken = await temporary();
      await writeFile(join(broken, 'accounts.json'), '{"version":1,"acc');
      await expect(start(broken)).rejects.toThrow(/accounts\.json cannot be read/);
      expect(await readFile(join(broken, 'accounts.json'), 'utf8')).toBe('{"version":1,"acc');
      await rm(broken, { recursive: true });
    },
    patience,
  );
});

describe('the file of accounts', () => {
  /** Kills a writing process after some milliseconds; returns the number of accounts in its file. */
  async function killWriter(path: string, afterMs: number): Promise<number> {
    const writer = fileURLToPath(new URL('../../support/server/accountsWriter.ts', import.meta.url));
    const child = fork(writer, [path], { execArgv: ['--import', 'tsx'] });
    await new Promise((resolve) => child.once('message', resolve));
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    return (await readAccounts(path)).length;
  }

  it(
    'is the old or the new one, whenever the process is killed',
    async () => {
      const directory = await temporary();
      const delays = [0, 3, 11, 23, 42];
      const sizes = await Promise.all(delays.map((ms) => killWriter(join(directory, `${ms}.json`), ms)));
      for (const size of sizes) expect([2000, 3000]).toContain(size);
      await rm(directory, { recursive: true });
    },
    patience,
  );
});
