import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './exec.mjs';

const folders = ['contract', 'scripts', 'server', 'src', 'tests'];

const filesBelow = (folder) =>
  readdirSync(at(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });

/** Files of code with more than `most` lines, the longest first: `[{ file, lines }]`. The demo's are tables of data. */
export const longFiles = (most) =>
  folders
    .flatMap(filesBelow)
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.startsWith(join('server', 'demo')))
    .map((file) => ({ file, lines: readFileSync(at(file), 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > most)
    .sort((a, b) => b.lines - a.lines);
