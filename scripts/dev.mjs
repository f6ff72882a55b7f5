import { spawn } from 'node:child_process';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureNode } from './ensureNode.mjs';
import { at, root } from './lib/exec.mjs';
import { endWith } from './lib/signals.mjs';

// The API restarts when a server file changes; vite serves the panel with hot reload and proxies API calls.
ensureNode();
await ensureInstalled({ dev: true });

const run = (file, ...args) => spawn(process.execPath, [at('node_modules', file), ...args], { cwd: root, stdio: 'inherit' });
const api = run('tsx/dist/cli.mjs', 'watch', '--clear-screen=false', '--include=server/scorm/player/*.ts', 'server/main.ts');
const panel = run('vite/bin/vite.js');
endWith(panel, [api]);
