import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { release } from '#contract/product';
import { openDatabase } from '../server/db/database.ts';
import { lockDataDir } from '../server/db/lock.ts';
import { type Env, readEnv } from '../server/env.ts';
import { inWorkDirectory, ownFiles, pack } from './backup/archive.ts';
import { dumpPostgres } from './backup/postgres.ts';
import { command } from './lib/commandLine.ts';
import { say } from './lib/say.mjs';

const usage = `npm run backup [-- file.tar.gz]

Writes database, accounts and files into one file (default: heed-backup-<time>.tar.gz in this directory).
With the embedded database the server must be stopped; with PostgreSQL it may run.
Accounts of a Firebase project stay with Firebase and are not part of it. Keep the file as secret as the data.`;

/** Dumps the embedded database into one file. Only one process may use it, so the server must be stopped. */
async function dumpEmbedded(env: Env, file: string): Promise<void> {
  const db = await openDatabase(env);
  try {
    if (!db.pglite) throw new Error('the embedded database is not in use here.');
    writeFileSync(file, await db.pglite.dump());
  } finally {
    await db.close();
  }
}

async function backUp(env: Env, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} is there already; name another file.`);
  const unlock = env.databaseUrl ? () => undefined : lockDataDir(env.dataDir);
  try {
    if (!env.databaseUrl && !existsSync(join(env.dataDir, 'database'))) throw new Error(`there is no data in ${env.dataDir} yet.`);
    await inWorkDirectory(env.dataDir, async (directory) => {
      say('Copying the database …');
      if (env.databaseUrl) await dumpPostgres(env.databaseUrl, join(directory, 'database.dump'));
      else await dumpEmbedded(env, join(directory, 'database.tar.gz'));
      for (const name of ownFiles) {
        const path = join(env.dataDir, name);
        if (existsSync(path)) cpSync(path, join(directory, name), { recursive: true });
      }
      const database = env.databaseUrl ? 'postgres' : 'pglite';
      await pack(directory, file, { format: 1, database, release, madeAt: new Date().toISOString() });
    });
    say(`Written to ${file}. It holds people's data and secrets: keep it safe.`);
  } finally {
    unlock();
  }
}

await command(async (args) => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { help: { type: 'boolean', short: 'h' } } });
  if (values.help) return say(usage);
  const time = new Date().toISOString().replace(/[:.]/g, '-').slice(0, 19);
  await backUp(readEnv(), positionals[0] ?? `heed-backup-${time}.tar.gz`);
});
