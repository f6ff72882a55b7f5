import { spawn } from 'node:child_process';
import { stop } from './say.mjs';

/** Runs one of our commands: prints errors as one line, and exits with its threads. */
export async function command(work: (args: string[]) => Promise<void>): Promise<never> {
  // Files contain personal data, so only this user may read them.
  process.umask(0o077);
  try {
    await work(process.argv.slice(2));
    process.exit(0);
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error));
  }
}

/** Runs an installed program. Throws its error output, or that it is missing. */
export function runProgram(
  program: string,
  args: readonly string[],
  hint: string,
  env: Record<string, string> = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } });
    let complaint = '';
    child.stderr.on('data', (chunk) => {
      complaint += String(chunk);
    });
    child.on('error', () => reject(new Error(`${program} could not be started. ${hint}`)));
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${program} failed: ${complaint.trim()}`))));
  });
}
