import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../core/refusal.ts';

/** What one PDF is made of; `fonts` are files. */
export interface PdfJob {
  template: string;
  data: object;
  fonts: readonly string[];
}
interface Limits {
  /** One is made, so many may wait; whoever comes then is told to come again. */
  waiting: number;
  timeoutMs: number;
  /** The folder of the templates, outside of which they read nothing. */
  templates: string;
  /** The build for this machine where there is one, or the one that runs everywhere. */
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
/** A template of ours asks for nothing from the network; a package that one should name leads nowhere. */
const nowhere = 'http://127.0.0.1:9';
const env = { HTTP_PROXY: nowhere, HTTPS_PROXY: nowhere, ALL_PROXY: nowhere };

/** The compiler's process and its file; what it has to say besides goes to `note`. */
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
    // A process that ended has no ear; why it did is told by its end.
    child.stdin.on('error', () => {});
    child.on('error', reject);
    child.on('close', (code, killedBy) => {
      const said = Buffer.concat(words).toString().slice(0, 2000);
      if (code === 0) resolve(Buffer.concat(pieces));
      else reject(new Error(`the PDF was not made (${killedBy ?? code}): ${said}`));
    });
    child.stdin.end(JSON.stringify(job));
  }).finally(() => {
    signal?.removeEventListener('abort', stop);
    process.off('exit', stop);
  });
  return { child, file };
}

export interface Printer {
  /** Rejects with a refusal when too many wait or the file cannot be made; with the signal's reason once nobody wants it. */
  print(job: PdfJob, signal?: AbortSignal): Promise<Buffer>;
  /** The process that is at work. */
  current(): ChildProcess | undefined;
}

/**
 * Makes PDFs one after the other, each in a process of its own: whatever happens to it, it alone is lost, and the memory that a
 * long table takes is given back.
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
