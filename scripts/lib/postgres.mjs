import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { exec, searchPath } from './exec.mjs';

/** Speed over durability: the data is only needed during the tests. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '120',
  listen_addresses: '127.0.0.1',
};

/** Folder with initdb and postgres, the newest version first. */
function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...searchPath()];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

export async function ensurePostgres() {
  return findPostgres() ?? ((await aptInstall('postgresql')) ? findPostgres() : undefined);
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** PostgreSQL refuses to run as root, so root runs it as another user. */
function otherUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout, 10));
    if (uid && gid) return { uid, gid };
  }
  return {};
}

/**
 * Starts a temporary server on a free loopback port. Returns `{ url, socketUrl, pid, stop }`; the urls are of a superuser, so
 * that each test worker can create its own database. `more`: further settings of PostgreSQL.
 */
export async function startPostgres(bin, more = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'heed-postgres-'));
  const user = otherUser();
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.uid) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);
  const remove = () => rmSync(folder, { recursive: true, force: true });

  const data = join(folder, 'data');
  const init = [
    '-D',
    data,
    '-U',
    'heed',
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
    '--locale=C',
    '--lc-ctype=C.UTF-8',
    '--no-sync',
  ];
  let output = '';
  const onText = (text) => {
    output += text;
  };
  if ((await exec(join(bin, 'initdb'), init, { ...user, cwd: folder, onText })) !== 0) {
    remove();
    throw new Error(`initdb failed: ${output}`);
  }
  const port = await freePort();
  const flags = Object.entries({ ...settings, ...more }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-k', folder, ...flags], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise((resolve, reject) => {
    server.stderr.on('data', (chunk) => String(chunk).includes('ready to accept connections') && resolve());
    server.on('exit', () => reject(new Error('PostgreSQL ended while starting')));
  });
  const stop = () =>
    new Promise((resolve) => {
      server.on('exit', () => resolve(remove()));
      server.kill('SIGINT');
    });
  return {
    url: `postgres://heed:${password}@127.0.0.1:${port}/postgres`,
    socketUrl: `postgres://heed:${password}@localhost:${port}/postgres?host=${encodeURIComponent(folder)}`,
    pid: server.pid,
    stop,
  };
}
