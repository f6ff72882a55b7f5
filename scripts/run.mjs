import { spawn } from 'node:child_process';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureNode } from './ensureNode.mjs';
import { at, root } from './lib/exec.mjs';
import { stop } from './lib/say.mjs';
import { endWith } from './lib/signals.mjs';

// Runs a command written in TypeScript: `node scripts/run.mjs scripts/seed.ts --users 1000`.
const [file, ...args] = process.argv.slice(2);
if (!file) stop('name the command to run, for instance scripts/seed.ts.');
ensureNode();
await ensureInstalled();
endWith(spawn(process.execPath, ['--import', 'tsx', at(file), ...args], { cwd: root, stdio: 'inherit' }));
