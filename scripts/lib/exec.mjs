import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
/** Path of a project file, independent of the working directory. */
export const at = (...parts) => join(root, ...parts);

/**
 * Runs a program with its output on the terminal (or to `onText`). Resolves to the exit code; 127 if the program does not
 * exist.
 */
export function exec(command, args, { env = {}, onText, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: onText ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
      ...options,
    });
    child.stdout?.on('data', (chunk) => onText?.(String(chunk)));
    child.stderr?.on('data', (chunk) => onText?.(String(chunk)));
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Command and arguments that run npm with this Node, on any system. */
export function npm(...args) {
  const cli = process.env.npm_execpath;
  if (cli && /npm-cli\.[cm]?js$/.test(cli)) return [process.execPath, [cli, ...args]];
  return process.platform === 'win32' ? ['npm.cmd', args, { shell: true }] : ['npm', args];
}

/** Directories of PATH. */
export const searchPath = () => (process.env.PATH ?? '').split(delimiter).filter(Boolean);
