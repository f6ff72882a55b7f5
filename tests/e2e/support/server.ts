import { spawn } from 'node:child_process';
import { runArguments } from '../../../scripts/lib/programs.mjs';
import { endWith } from '../../../scripts/lib/signals.mjs';
import { fillWithDemo } from '../../support/server/demoDirectory.ts';

/** The server that a worker's pages belong to: the product as it is after its first start. */
await fillWithDemo(process.env['DATA_DIR'] ?? '');
endWith(spawn(process.execPath, runArguments('server/main.ts'), { stdio: 'inherit' }));
