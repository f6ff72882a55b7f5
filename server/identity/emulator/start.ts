import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startWorker } from '../../core/startWorker.ts';
import { privateDirectory } from '../../db/lock.ts';
import { socketDirectory } from '../../db/pglite.ts';

export interface EmulatorStart {
  projectId: string;
  socket: string;
  accountsFile: string;
}

export interface Emulator {
  /** The unix socket it listens on; only this user can open its directory. */
  socket: string;
  close(): Promise<void>;
}

/** How long saving the accounts may take at the end. */
const closeMs = 10_000;

/**
 * Starts the Firebase Auth emulator in a worker thread, with the accounts of `<dataDir>/accounts.json`. `onLost` is called when the
 * thread ends unexpectedly.
 */
export async function startEmulator(dataDir: string, projectId: string, onLost: (error: Error) => void): Promise<Emulator> {
  privateDirectory(dataDir);
  const socket = join(socketDirectory(join(dataDir, 'run')), 'auth.sock');
  rmSync(socket, { force: true });
  const start: EmulatorStart = { projectId, socket, accountsFile: join(dataDir, 'accounts.json') };
  const worker = startWorker(new URL('./worker.ts', import.meta.url), start);

  let state: 'starting' | 'running' | 'closing' = 'starting';
  await new Promise<void>((resolve, reject) => {
    const lost = (error: Error) => (state === 'starting' ? reject(error) : state === 'running' && onLost(error));
    worker.on('error', (error) => lost(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', (code) => lost(new Error(`The identity service ended by itself (${code}).`)));
    worker.once('message', (message: 'ready' | { failed: string }) =>
      message === 'ready' ? resolve() : reject(new Error(message.failed)),
    );
  }).catch(async (error: unknown) => {
    state = 'closing';
    await worker.terminate();
    throw error;
  });
  state = 'running';

  return {
    socket,
    async close() {
      if (state === 'closing') return;
      state = 'closing';
      const written = new Promise((resolve) => worker.once('message', resolve));
      worker.postMessage('close');
      let timer: NodeJS.Timeout | undefined;
      await Promise.race([written, new Promise((resolve) => (timer = setTimeout(resolve, closeMs)))]);
      clearTimeout(timer);
      await worker.terminate();
      rmSync(socket, { force: true });
    },
  };
}
