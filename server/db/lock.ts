import { linkSync, mkdirSync, chmodSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const holder = z.object({ pid: z.number().int(), started: z.string() });
type Holder = z.output<typeof holder>;

/** Start time of a process, to detect that its pid now belongs to another process. Empty if unknown. */
function startTimeOf(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${fields[19]}`;
  } catch {
    return '';
  }
}

function isRunning({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return started === startTimeOf(pid);
}

function readHolder(path: string): Holder | undefined {
  try {
    return holder.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Creates a directory that only this user can open, or restricts an existing one. */
export function privateDirectory(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
  return path;
}

/**
 * Locks a data directory for this process and returns the function that unlocks it. The lock of a killed process is taken over. Throws
 * an Error with a message for people if another process holds the lock.
 */
export function lockDataDir(dataDir: string): () => void {
  privateDirectory(dataDir);
  const path = join(dataDir, 'lock');
  const mine = join(dataDir, `lock.${process.pid}`);
  const me: Holder = { pid: process.pid, started: startTimeOf(process.pid) };
  writeFileSync(mine, JSON.stringify(me), { mode: 0o600 });
  try {
    for (;;) {
      try {
        // Creating a hard link is atomic, so nobody ever reads half a lock file.
        linkSync(mine, path);
        return () => release(path, me);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      clearStale(path, dataDir);
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

function clearStale(path: string, dataDir: string): void {
  const other = readHolder(path);
  if (other && isRunning(other)) {
    throw new Error(
      `The data directory ${dataDir} is in use by another Heed process (number ${other.pid}). ` +
        'Stop that one first, or give this one a directory of its own with DATA_DIR.',
    );
  }
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  rmSync(aside, { force: true });
}

function release(path: string, me: Holder): void {
  const current = readHolder(path);
  if (current?.pid === me.pid && current.started === me.started) rmSync(path, { force: true });
}
