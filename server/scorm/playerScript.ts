import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const bundler = fileURLToPath(new URL('./bundlePlayer.mjs', import.meta.url));

/** In a process of its own, so that the bundler's memory and settings do not stay in the server. */
async function bundle(): Promise<string> {
  const env = { NODE_ENV: 'production' };
  const cwd = fileURLToPath(new URL('./player', import.meta.url));
  const { stdout } = await run(process.execPath, [bundler], { cwd, env, timeout: 60_000 });
  return stdout;
}

let made: Promise<string> | undefined;

/** The player as one classic script. The first call bundles it, which takes about a second; later ones get the same text. */
export function playerScript(): Promise<string> {
  made ??= bundle().catch((cause: unknown) => {
    made = undefined;
    throw new Error('the SCORM player could not be bundled', { cause });
  });
  return made;
}
