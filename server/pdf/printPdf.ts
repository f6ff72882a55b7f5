import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../core/refusal.ts';

/** Input of one PDF; `fonts` are file paths. */
interface PdfJob {
  template: string;
  data: object;
  fonts: readonly string[];
}
interface Limits {
  /** How many may wait while one is made; further ones are refused with pdf_busy. */
  waiting: number;
  timeoutMs: number;
  /** Folder of the templates; they cannot read files outside. */
  templates: string;
  /** The native build of Typst if there is one for this machine, or the WebAssembly build. */
  engine: 'native' | 'portable';
}
const usual: Limits = {
  waiting: 8,
  timeoutMs: 30_000,
  templates: fileURLToPath(new URL('./templates', import.meta.url)),
  engine: 'native',
};
const retryAfterSeconds = 10;

const compiler = fileURLToPath(new URL('./typst.mjs', import.meta.url));
/** Templates use no network; a proxy that does not exist makes sure of it. */
const nowhere = 'http://127.0.0.1:9';
const env = { HTTP_PROXY: nowhere, HTTPS_PROXY: nowhere, ALL_PROXY: nowhere };

/** Starts the compiler process; `file` resolves to the PDF. */
function start(job: PdfJob, { timeoutMs, templates, engine }: Limits, signal: AbortSignal | undefined) {
  const child = spawn(process.execPath, [compiler, templates, engine], {
    env,
    stdio: 'pipe',
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  const stop = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', stop, { once: true });
  process.once('exit', stop);
  const file = new Promise<Buffer>((resolve, reject) => {
    const [pieces, words]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
    child.stderr.on('data', (piece: Buffer) => words.push(piece));
    // Writing to a process that has ended fails; its exit code tells why.
    child.stdin.on('error', () => {});
    child.on('error', reject);
    child.on('close', (code, killedBy) => {
      const errorText = Buffer.concat(words).toString().slice(0, 2000);
      if (code === 0) resolve(Buffer.concat(pieces));
      else reject(new Error(`the PDF was not made (${killedBy ?? code}): ${errorText}`));
    });
    child.stdin.end(JSON.stringify(job));
  }).finally(() => {
    signal?.removeEventListener('abort', stop);
    process.off('exit', stop);
  });
  return { child, file };
}

export interface Printer {
  /** Refuses with pdf_busy or pdf_not_made; rejects with the signal's reason when it is aborted. */
  print(job: PdfJob, signal?: AbortSignal): Promise<Buffer>;
  /** The running process, if any. */
  current(): ChildProcess | undefined;
}

/**
 * Makes PDFs one at a time, each in a process of its own: a crash only affects that PDF, and the memory of a long table is freed
 * afterwards.
 */
export function createPrinter(limits: Partial<Limits> = {}): Printer {
  const all = { ...usual, ...limits };
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  let current: ChildProcess | undefined;

  async function make(job: PdfJob, signal: AbortSignal | undefined): Promise<Buffer> {
    signal?.throwIfAborted();
    const { child, file } = start(job, all, signal);
    current = child;
    try {
      return await file;
    } catch (cause) {
      signal?.throwIfAborted();
      throw new Refusal('pdf_not_made', { cause });
    } finally {
      current = undefined;
    }
  }

  return {
    current: () => current,
    async print(job, signal) {
      if (waiting > all.waiting) throw new Refusal('pdf_busy', { retryAfterSeconds });
      waiting += 1;
      const made = last.then(() => make(job, signal)).finally(() => (waiting -= 1));
      last = made.catch(() => {});
      return made;
    },
  };
}
