import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { at, exec, root } from './lib/exec.mjs';
import { bold, say, stop, took } from './lib/say.mjs';
import { precompress } from './precompress.mjs';

/** All inputs of the panel's build. */
const inputs = [
  'src',
  'contract',
  'locales',
  'public',
  'index.html',
  'exercise-builder.html',
  'vite.config.ts',
  'scripts/lib/chunks.ts',
  'scripts/lib/usedImports.ts',
  'tsconfig.json',
  'package-lock.json',
];
const marker = () => at('dist', '.built-from');

function filesOf(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

/** Changes when any input of the panel changes; independent of file times and of the project's folder. */
function inputHash() {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesOf(at(input)))) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function builtFrom() {
  try {
    return readFileSync(marker(), 'utf8').trim();
  } catch {
    return '';
  }
}

/** Builds the panel into dist. The marker is written last, so that an interrupted build is repeated. */
export async function build() {
  const from = inputHash();
  let output = '';
  const code = await exec(process.execPath, [at('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production' },
    onText: (text) => {
      output += text;
    },
  });
  if (code !== 0) stop(`the panel could not be built.\n\n${output}`);
  await precompress(at('dist'));
  writeFileSync(marker(), `${from}\n`);
}

/** Builds only if dist is missing or was built from other inputs. */
export async function ensureBuilt() {
  if (builtFrom() === inputHash()) return;
  say(`${bold('Building')} the panel (once after every change; about half a minute) …`);
  const start = performance.now();
  await build();
  say(`Built in ${took(performance.now() - start)}.`);
}
