import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { privateDirectory } from '../../server/db/lock.ts';
import { runProgram } from '../lib/commandLine.ts';
import { serverKeyFiles } from '../../server/serverKeys.ts';

/** Files of the data directory besides the embedded database. A file is missing if it was never needed. */
export const ownFiles = ['accounts.json', 'keys.json', ...Object.values(serverKeyFiles)];

const manifest = z.object({
  format: z.literal(1),
  database: z.enum(['pglite', 'postgres']),
  release: z.string(),
  madeAt: z.string(),
});
export type Manifest = z.output<typeof manifest>;

const tarHint = 'It comes with Linux, macOS and Windows; please install it.';

/** Creates a private directory inside the data directory, and removes it afterwards. */
export async function inWorkDirectory<T>(dataDir: string, work: (directory: string) => Promise<T>): Promise<T> {
  privateDirectory(dataDir);
  const directory = mkdtempSync(join(resolve(dataDir), 'backup-'));
  try {
    return await work(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Packs a directory into one .tar.gz, readable by this user only; atomic. */
export async function pack(directory: string, file: string, facts: Manifest): Promise<void> {
  writeFileSync(join(directory, 'manifest.json'), JSON.stringify(facts, null, 2));
  await runProgram('tar', ['-czf', resolve(file), '-C', directory, '.'], tarHint);
}

/** Unpacks a backup and returns its manifest. Throws an Error with a message for people if the file is not a backup. */
export async function unpack(file: string, directory: string): Promise<Manifest> {
  if (!existsSync(file)) throw new Error(`there is no file ${file}.`);
  mkdirSync(directory, { recursive: true });
  await runProgram('tar', ['-xzf', resolve(file), '-C', directory], tarHint);
  try {
    return manifest.parse(JSON.parse(readFileSync(join(directory, 'manifest.json'), 'utf8')));
  } catch {
    throw new Error(`${file} is not a backup of Heed, or of a newer version.`);
  }
}
