import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stateAfterMigrations } from './dbState/readState.ts';
import { at } from './lib/exec.mjs';
import { say } from './lib/say.mjs';

/** Writes what the database consists of after all migrations into `server/db/state`; its README says what for. */
const folder = at('server', 'db', 'state');
const state = await stateAfterMigrations();
// What is no longer there must not stay as a file.
for (const kind of ['functions', 'views', 'tables']) rmSync(join(folder, kind), { recursive: true, force: true });
for (const [path, text] of state) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
say(`Wrote ${state.size} files into server/db/state.`);
