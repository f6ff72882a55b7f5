import { existsSync } from 'node:fs';
import { exec } from './exec.mjs';

let before = Promise.resolve();

/** Installs Debian packages when this is a Debian machine and we may, one call after the other; says whether it worked. */
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
