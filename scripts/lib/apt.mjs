import { existsSync } from 'node:fs';
import { exec } from './exec.mjs';

let before = Promise.resolve();

/** Installs Debian packages if this is Debian and we are root, one call at a time. Returns whether it succeeded. */
export function aptInstall(...packages) {
  const installed = before.then(() => install(packages));
  before = installed;
  return installed;
}

async function install(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { env, onText: () => {} };
  await exec('apt-get', ['update', '-q'], quiet);
  return (await exec('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], quiet)) === 0;
}
