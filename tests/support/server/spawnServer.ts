import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runArguments } from '../../../scripts/lib/programs.mjs';

/**
 * Servers of tests live for seconds: without the optimizing compilers, of JavaScript and of the embedded database's WebAssembly, and with
 * room for young objects, a start takes 5 s of processor time instead of 8.
 */
const forSeconds = ['--max-opt=1', '--liftoff-only', '--max-semi-space-size=32'];

const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface Spawned {
  child: ChildProcess;
  /** The URL, once the server prints it. Rejects with its output if it exits before. */
  address: Promise<string>;
  /** Exit code; null when it was killed. */
  ended: Promise<number | null>;
  printed(): string;
}

/** Starts the real server in a process, on a free port, with only these settings. */
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
  const child = spawn(process.execPath, [...forSeconds, ...runArguments('server/main.ts')], {
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
    child.on('close', (code, signal) => reject(new Error(`the server ended (${signal ?? `code ${code}`}): ${output.trim()}`)));
  });
  // Tests that expect a failure only await `ended`.
  address.catch(() => undefined);
  return { child, address, ended, printed: () => output };
}
