import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runArguments } from '../../../scripts/lib/programs.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Runs a command of scripts/ in a process, with only these settings. Returns exit code and output. */
export function runScript(file: string, args: readonly string[], settings: Record<string, string>) {
  const { PATH, HOME, TMPDIR } = process.env;
  const env = { ...(PATH && { PATH }), ...(HOME && { HOME }), ...(TMPDIR && { TMPDIR }), ...settings };
  return new Promise<{ code: number | null; printed: string }>((resolve, reject) => {
    const child = spawn(process.execPath, [...runArguments(`scripts/${file}`), ...args], { cwd: root, env });
    let printed = '';
    const read = (chunk: unknown) => {
      printed += String(chunk);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, printed }));
  });
}
