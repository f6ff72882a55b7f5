import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { at, exec, root } from './lib/exec.mjs';
import { bundleFolder } from './lib/programs.mjs';
import { bold, say, stop, took } from './lib/say.mjs';
import { precompress } from './precompress.mjs';

async function buildPanel() {
  let output = '';
  const code = await exec(process.execPath, [at('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production' },
    onText: (text) => {
      output += text;
    },
  });
  if (code !== 0) stop(`the panel could not be built.\n\n${output}`);
  await precompress(at('dist'));
}

/** Vite is loaded only for this: most starts find a build of what they would build. */
const buildServer = async () => (await import('./lib/serverBundle.mjs')).bundleServer();

/** What is built, where to, and all that the result depends on. */
const products = {
  server: {
    what: 'the server (once after every change; a few seconds)',
    folder: bundleFolder,
    inputs: ['server', 'contract', 'locales', 'scripts', 'package.json', 'package-lock.json'],
    build: buildServer,
  },
  panel: {
    what: 'the panel (once after every change; about half a minute)',
    folder: 'dist',
    inputs: [
      'src',
      'contract',
      'locales',
      'public',
      'index.html',
      'mail-builder.html',
      'landing.html',
      'vite.config.ts',
      'scripts/lib/chunks.ts',
      'scripts/lib/usedImports.ts',
      'tsconfig.json',
      'package-lock.json',
    ],
    build: buildPanel,
  },
};

function filesOf(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

/** Changes when any input changes; independent of file times and of the project's folder. */
function inputHash({ inputs }) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesOf(at(input)))) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

const marker = ({ folder }) => at(folder, '.built-from');

function builtFrom(product) {
  try {
    return readFileSync(marker(product), 'utf8').trim();
  } catch {
    return '';
  }
}

/** The marker is written last, so that an interrupted build is repeated. */
async function build(product, from = inputHash(product)) {
  await product.build();
  writeFileSync(marker(product), `${from}\n`);
}

export async function buildAll() {
  for (const product of Object.values(products)) await build(product);
}

/** Builds what is missing or was built from other inputs. `only`: names of products; all without it. */
export async function ensureBuilt(only = Object.keys(products)) {
  for (const product of only.map((name) => products[name])) {
    const from = inputHash(product);
    if (builtFrom(product) === from) continue;
    say(`${bold('Building')} ${product.what} …`);
    const start = performance.now();
    await build(product, from);
    say(`Built in ${took(performance.now() - start)}.`);
  }
}
