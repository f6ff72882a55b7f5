import { linkSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Creates a file that only this user can read, unless it exists: the file of another process, or of an earlier start, stays as it is.
 * Nobody ever sees half of it.
 */
export function createFile(path: string, content: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    // Fails if the file exists.
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
