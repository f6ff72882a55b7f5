import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from '../../../server/db/migrate.ts';

interface Journal {
  entries: { tag: string }[];
}
const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as Journal;

/** The names of all migrations, the oldest first. */
export const migrations: readonly string[] = journal.entries.map(({ tag }) => tag);

/** A folder with the first `count` migrations only, like an earlier version. */
export function earlierMigrations(count: number, directory: string): string {
  const folder = join(directory, `first-${count}`);
  mkdirSync(join(folder, 'meta'), { recursive: true });
  const entries = journal.entries.slice(0, count);
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) cpSync(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
  return folder;
}
