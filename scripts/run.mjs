import { spawn } from 'node:child_process';
import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureNode } from './ensureNode.mjs';
import { root } from './lib/exec.mjs';
import { runArguments } from './lib/programs.mjs';
import { stop } from './lib/say.mjs';
import { endWith } from './lib/signals.mjs';

// Runs a command written in TypeScript: `node scripts/run.mjs scripts/seed.ts --users 1000`.
const [file, ...args] = process.argv.slice(2);
if (!file) stop('name the command to run, for instance scripts/seed.ts.');
ensureNode();
await ensureInstalled();
await ensureBuilt(['server']);
endWith(spawn(process.execPath, [...runArguments(file), ...args], { cwd: root, stdio: 'inherit' }));
