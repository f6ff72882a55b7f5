import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedProject } from '#server/env';
import { type Emulator, startEmulator } from '../../../server/identity/emulator/start.ts';
import { openKeys } from '../../../server/identity/keys.ts';
import { ensureBuilt } from '../../../scripts/ensureBuilt.mjs';
import { keepDemo } from './demoDirectory.ts';

let directory: string;
let emulator: Emulator;
let removeDemo: () => void;

/**
 * One identity emulator for all test files, since it takes a second or two to start. Servers of tests find it by
 * AUTH_EMULATOR_URL = TEST_AUTH_EMULATOR_URL. It is shared: people of different files need addresses of their own.
 */
export async function setup(): Promise<void> {
  // Some files start the server or a command as a program.
  await ensureBuilt(['server']);
  directory = await mkdtemp(join(tmpdir(), 'heed-auth-'));
  emulator = await startEmulator(directory, embeddedProject.projectId, (error) => {
    throw error;
  });
  openKeys(directory);
  removeDemo = keepDemo();
  // Workers are started after this and inherit the environment.
  process.env['TEST_AUTH_EMULATOR_URL'] = `unix:${emulator.socket}`;
}

export async function teardown(): Promise<void> {
  await emulator.close();
  await rm(directory, { recursive: true, force: true });
  removeDemo();
}
