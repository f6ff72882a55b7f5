import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const leaveOut = new Set(['node_modules', 'dist', '.git', 'test-results', 'playwright-report']);

function walk(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    // A build beside the tests replaces its files while they are read.
    if (leaveOut.has(entry.name) || entry.name.startsWith('.data') || entry.name.startsWith('built')) return [];
    return entry.isDirectory() ? walk(path) : [path];
  });
}

/** Every file of the project, as paths from its root with forward slashes. */
export const projectFiles: string[] = walk('').sort();

export const filesIn = (folders: readonly string[], kind: RegExp = /\.tsx?$/): string[] =>
  projectFiles.filter((path) => kind.test(path) && folders.some((folder) => path === folder || path.startsWith(`${folder}/`)));

export const read = (path: string): string => readFileSync(join(root, path), 'utf8');
export const exists = (path: string): boolean => statSync(join(root, path), { throwIfNoEntry: false }) !== undefined;
