import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { startWorker } from '../core/startWorker.ts';
import { privateDirectory } from './lock.ts';

export interface PgliteStart {
  /** Directory of the database files, or `memory://`. */
  dataDir: string;
  socket: string;
  /** A dump to load if the directory is empty. */
  restoreFrom?: Uint8Array | undefined;
}
export type PgliteRequest = 'dump' | 'close';
interface Answer {
  done?: PgliteRequest | 'start';
  failed?: PgliteRequest;
  reason?: string;
  bytes?: Uint8Array;
}

export interface Pglite {
  /** Host for `pg`: the directory of the socket `.s.PGSQL.5432`. */
  socketDir: string;
  /** The whole database as .tar.gz; no statement may run meanwhile. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

const socketName = '.s.PGSQL.5432';
/** Linux limits the path of a socket to 108 bytes. */
const longestSocketPath = 100;

/** Directory of a socket. Only this user can open it, because the socket has no password. In the data directory, or in the temporary one if the path is too long. */
export function socketDirectory(runDir: string): string {
  const preferred = resolve(runDir);
  if (Buffer.byteLength(join(preferred, socketName)) <= longestSocketPath) return privateDirectory(preferred);
  const short = createHash('sha256').update(preferred).digest('hex').slice(0, 16);
  return privateDirectory(join(tmpdir(), `heed-${userInfo().uid}-${short}`));
}

/**
 * Starts PGlite in a worker thread behind a unix socket in `runDir`. `onLost` is called when the thread ends unexpectedly; the process then
 * has to stop.
 */
export async function startPglite(
  { dataDir, runDir, restoreFrom }: { dataDir: string; runDir: string; restoreFrom?: Uint8Array | undefined },
  onLost: (error: Error) => void,
): Promise<Pglite> {
  const socketDir = socketDirectory(runDir);
  const socket = join(socketDir, socketName);
  rmSync(socket, { force: true });
  const start: PgliteStart = { dataDir, socket, restoreFrom };
  const worker = startWorker(new URL('./pgliteWorker.ts', import.meta.url), start);

  let closing = false;
  let lost: Error | undefined;
  const waiting = new Map<string, { resolve(answer: Answer): void; reject(error: Error): void }>();
  const lose = (error: Error) => {
    if (closing || lost) return;
    lost = error;
    const wasReady = !waiting.has('start');
    for (const one of waiting.values()) one.reject(error);
    if (wasReady) onLost(error);
  };
  worker.on('message', (answer: Answer) => {
    const name = answer.done ?? answer.failed ?? '';
    const one = waiting.get(name);
    waiting.delete(name);
    if (answer.failed) one?.reject(new Error(answer.reason));
    else one?.resolve(answer);
  });
  worker.on('error', (error) => lose(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', (code) => lose(new Error(`The embedded database ended by itself (${code}).`)));
  const answerTo = (name: string) => new Promise<Answer>((resolve, reject) => waiting.set(name, { resolve, reject }));
  const ask = (request: PgliteRequest) => {
    const answer = answerTo(request);
    worker.postMessage(request);
    return answer;
  };

  await answerTo('start');
  chmodSync(socket, 0o600);
  return {
    socketDir,
    dump: async () => (await ask('dump')).bytes ?? new Uint8Array(),
    async close() {
      if (closing || lost) return;
      const closed = ask('close');
      await closed;
      closing = true;
      await worker.terminate();
      rmSync(socket, { force: true });
    },
  };
}
