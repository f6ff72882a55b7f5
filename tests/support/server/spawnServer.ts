import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface Spawned {
  child: ChildProcess;
  /** Where it listens, once it says so. Fails with what it printed when it ends before. */
  address: Promise<string>;
  /** Exit code; null when it was killed. */
  ended: Promise<number | null>;
  printed(): string;
}

/** Starts the real server as a process of its own, on a free port, with only these settings. */
export function spawnServer(settings: Record<string, string>): Spawned {
  const { PATH, HOME, TMPDIR } = process.env;
  const env = {
    ...(PATH && { PATH }),
    ...(HOME && { HOME }),
    ...(TMPDIR && { TMPDIR }),
    PORT: '0',
    HEED_SIMULATOR: 'off',
    ...settings,
  };
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const address = new Promise<string>((resolve, reject) => {
    const read = (chunk: unknown) => {
      output += String(chunk);
      const found = /Heed is ready at (http:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', () => reject(new Error(`the server ended: ${output}`)));
  });
  // Whoever expects it to fail looks at `ended` only.
  address.catch(() => undefined);
  return { child, address, ended, printed: () => output };
}
