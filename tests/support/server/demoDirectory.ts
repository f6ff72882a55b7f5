import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { spawnServer } from './spawnServer.ts';

/** Sets the folder for the demo data of this run, unless `npm test` did. Returns the function that deletes it. */
export function keepDemo(): () => void {
  if (process.env['TEST_DEMO_DIR']) return () => undefined;
  const folder = (process.env['TEST_DEMO_DIR'] = mkdtempSync(join(tmpdir(), 'heed-demo-')));
  return () => rmSync(folder, { recursive: true, force: true });
}

async function make(directory: string, made: string): Promise<void> {
  const server = spawnServer({ DATA_DIR: directory });
  await server.address;
  server.child.kill('SIGTERM');
  await server.ended;
  renameSync(directory, made);
}

/** Whether this process creates it; a folder can be created only once. */
function isFirst(directory: string): boolean {
  try {
    mkdirSync(directory);
    return true;
  } catch {
    return false;
  }
}

/** Fills a data directory with the demo data of a first start, which is created once per run. */
export async function fillWithDemo(directory: string): Promise<void> {
  const folder = process.env['TEST_DEMO_DIR'] ?? '';
  const [making, made] = [join(folder, 'making'), join(folder, 'made')];
  if (!existsSync(made) && isFirst(making)) await make(making, made);
  for (const until = Date.now() + 180_000; !existsSync(made); await pause(100))
    if (Date.now() > until) throw new Error('the demo was not made in time');
  cpSync(made, directory, { recursive: true, preserveTimestamps: true });
}
