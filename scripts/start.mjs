import { spawn } from 'node:child_process';
import { ensureBuilt } from './ensureBuilt.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { ensureNode } from './ensureNode.mjs';
import { root } from './lib/exec.mjs';
import { runArguments } from './lib/programs.mjs';
import { endWith } from './lib/signals.mjs';

// Starts the product with one command: installs and builds if needed, then starts the server.
ensureNode();
await ensureInstalled();
await ensureBuilt();

const server = spawn(process.execPath, runArguments('server/main.ts'), {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...process.env },
});
endWith(server);
