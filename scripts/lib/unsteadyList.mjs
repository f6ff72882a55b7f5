import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { at, root } from './exec.mjs';
import { nameOf } from './secondChance.mjs';

/** `{ "<name of a test>": { "since": "2026-11-27", "step": "e2e", "why": "<its failure>" } }` */
const path = 'tests/unsteady.json';
const inTree = () => JSON.parse(readFileSync(at(path), 'utf8'));

/** The list of the last commit: a name in it has had its second chance. Outside git, the list as it is. */
export function committedUnsteady() {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:${path}`], { cwd: root, encoding: 'utf8' });
  return status === 0 ? JSON.parse(stdout) : inTree();
}

/** Adds tests to the list of the working tree, to be committed with the next change. */
export function listUnsteady(unsteady) {
  const since = new Date().toISOString().slice(0, 10);
  const added = unsteady.map(({ step, why, ...test }) => [nameOf(test), { since, step, why: why.split('\n', 1)[0] }]);
  const all = { ...Object.fromEntries(added), ...inTree() };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(at(path), `${JSON.stringify(sorted, null, 2)}\n`);
}
