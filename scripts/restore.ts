import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { auditHeadsFile } from '../server/auditHeads.ts';
import { openDatabase } from '../server/db/database.ts';
import { lockDataDir } from '../server/db/lock.ts';
import { type Env, readEnv } from '../server/env.ts';
import { inWorkDirectory, ownFiles, unpack } from './backup/archive.ts';
import { holdsData, restorePostgres } from './backup/postgres.ts';
import { command } from './lib/commandLine.ts';
import { say } from './lib/say.mjs';

const usage = `npm run restore -- file.tar.gz [--force]

Puts a backup back: database, accounts and files. Every server that uses them must be stopped.
Refuses while one is running, and where there is data already; --force replaces that data, which is gone then.`;

const names = ['database', ...ownFiles] as const;

async function hasData(env: Env): Promise<boolean> {
  const inDirectory = names.some((name) => existsSync(join(env.dataDir, name)));
  return inDirectory || (env.databaseUrl !== undefined && (await holdsData(env.databaseUrl)));
}

/** Unpacks the backup beside the present database first, so that a broken backup replaces nothing. */
async function restoreEmbedded(dump: Buffer, directory: string): Promise<void> {
  const files = join(directory, 'database');
  const db = await openDatabase({ dataDir: directory, databaseUrl: undefined }, { pgliteDir: files, restoreFrom: dump });
  try {
    await db.pool.query('SELECT 1 FROM companies LIMIT 1');
  } finally {
    await db.close();
  }
}

/** Moves the unpacked files into place; deletes the previous ones last. */
function replace(env: Env, directory: string): void {
  // The older database has fewer entries than were noted: that is no manipulation.
  rmSync(join(env.dataDir, auditHeadsFile), { force: true });
  for (const name of names) {
    const [next, place, old] = [join(directory, name), join(env.dataDir, name), join(directory, `${name}.old`)];
    if (existsSync(place)) renameSync(place, old);
    if (existsSync(next)) renameSync(next, place);
  }
}

async function restore(env: Env, file: string, force: boolean): Promise<void> {
  const unlock = lockDataDir(env.dataDir);
  try {
    if (!force && (await hasData(env)))
      throw new Error(
        `there is data in ${env.dataDir}${env.databaseUrl ? ' or in the database' : ''} already. Add --force to replace it.`,
      );
    await inWorkDirectory(env.dataDir, async (directory) => {
      const { database, madeAt, release } = await unpack(file, directory);
      const expectedKind = env.databaseUrl ? 'postgres' : 'pglite';
      if (database !== expectedKind)
        throw new Error(
          database === 'postgres'
            ? 'this backup was made with PostgreSQL. Set DATABASE_URL to the database it shall go to.'
            : 'this backup was made with the embedded database. Leave DATABASE_URL out to restore it.',
        );
      say(`Restoring the backup of ${madeAt} (${release}) …`);
      if (env.databaseUrl) await restorePostgres(env.databaseUrl, join(directory, 'database.dump'));
      else await restoreEmbedded(readFileSync(join(directory, 'database.tar.gz')), directory);
      rmSync(join(directory, 'run'), { recursive: true, force: true });
      replace(env, directory);
    });
    say('Done. The next start brings it to this version.');
    if (env.databaseUrl) say(`Remove ${auditHeadsFile} from the data directory of each other server before it starts.`);
  } finally {
    unlock();
  }
}

await command(async (args) => {
  const options = { force: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const file = positionals[0];
  if (values.help) return say(usage);
  if (!file) throw new Error(`name the file to restore.\n\n${usage}`);
  await restore(readEnv(), file, values.force);
});
