import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { root } from '../lib/exec.mjs';
import { runArguments } from '../lib/programs.mjs';
import { peakMiB, processorMs } from './processes.ts';

const startWithinMs = 300_000;
const { PATH, HOME, TMPDIR } = process.env;
/** No other environment variables reach the measured server. */
const clean = { PATH, HOME, TMPDIR, NODE_ENV: 'production', HEED_DEV: '1', LOG_LEVEL: 'error', HEED_SIMULATOR: 'off' };

interface HeedProcess {
  url: string;
  /** From the command to the first 200 of /readyz. */
  startedInMs: number;
  /** Peak memory of the process so far. */
  peakMiB(): number;
  /** Processor time so far, including the embedded database. */
  processorMs(): number;
  stop(): Promise<void>;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port'))));
    });
  });

/** Starts the server in production mode on a free port, and waits until it answers. */
export async function startHeed(settings: Record<string, string>): Promise<HeedProcess> {
  const port = await freePort();
  const start = performance.now();
  const env = { ...clean, HOST: '127.0.0.1', PORT: String(port), ...settings };
  const child = spawn(process.execPath, runArguments('server/main.ts'), {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints = `${complaints}${String(chunk)}`.slice(-4000);
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilReady(url, child);
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error(`The server to be measured did not start: ${(error as Error).message}\n${complaints}`);
  }
  return {
    url,
    startedInMs: performance.now() - start,
    peakMiB: () => peakMiB(child.pid),
    processorMs: () => processorMs(child.pid),
    stop: () => end(child),
  };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startWithinMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`it ended with code ${child.exitCode}`);
    const reply = await fetch(`${url}/readyz`).catch(() => undefined);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('no answer within five minutes');
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
