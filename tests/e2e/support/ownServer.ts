import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillWithDemo } from '../../support/server/demoDirectory.ts';
import { type Spawned, spawnServer } from '../../support/server/spawnServer.ts';
import { ownServer } from './origin.ts';

/** A server that a spec starts, stops and kills, always with the same data, initially the demo's, at `ownServer.origin`. */
export interface OwnServer {
  start: (settings?: Record<string, string>) => Promise<Spawned>;
  /** Kills what runs and removes the data. */
  remove: () => void;
}

export function serverOfOwn(): OwnServer {
  const dataDir = mkdtempSync(join(tmpdir(), 'heed-e2e-own-'));
  const settings = {
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(ownServer.port),
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
  };
  let running: Spawned | undefined;
  return {
    start: async (more = {}) => {
      if (!running) await fillWithDemo(dataDir);
      running = spawnServer({ ...settings, ...more });
      await running.address;
      return running;
    },
    remove: () => {
      running?.child.kill('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
