import { linkSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Creates a file that only this user can read. An existing file, from another process or an earlier start, is kept. Atomic:
 * nobody can read a partial file.
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
