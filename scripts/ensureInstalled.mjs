import { readFileSync } from 'node:fs';
import { at, exec, npm } from './lib/exec.mjs';
import { bold, say, stop } from './lib/say.mjs';

const readPackages = (path) => JSON.parse(readFileSync(path, 'utf8')).packages ?? {};

/**
 * Compares the lock file with npm's record of its last install, by content: file times are meaningless after a clone, a branch
 * switch or a copy.
 */
function isInstalled({ dev }) {
  try {
    const wanted = readPackages(at('package-lock.json'));
    const present = readPackages(at('node_modules', '.package-lock.json'));
    return Object.entries(wanted).every(([path, entry]) => {
      const mayBeAbsent = path === '' || entry.optional || (entry.devOptional && !dev) || (entry.dev && !dev);
      const found = present[path];
      return found ? found.version === entry.version : mayBeAbsent;
    });
  } catch {
    return false;
  }
}

/** Runs npm ci if a package of the lock file is missing or has another version. */
export async function ensureInstalled({ dev = false } = {}) {
  if (isInstalled({ dev })) return;
  say(`${bold('Installing')} the packages of package-lock.json (once; one to three minutes) …`);
  const [command, args, options] = npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error');
  const code = await exec(command, args, options);
  if (code !== 0)
    stop('npm could not install the packages. Its message stands above; most often the network or the registry is not reachable.');
}
