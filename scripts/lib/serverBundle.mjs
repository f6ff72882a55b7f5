import { renameSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { at, root } from './exec.mjs';
import { bundleFolder, programs } from './programs.mjs';

const inProject = (path) => relative(root, path).replaceAll('\\', '/');

/**
 * Code finds files and worker threads by its own place: `new URL('./templates', import.meta.url)`. All bundles lie in one folder of
 * the project, so each place is written relative to that one, and a thread that has a bundle is its bundle.
 */
function withPlaces(code, file) {
  const own = `new URL('../${inProject(file)}', import.meta.url)`;
  return code.replace(/new URL\((["'])(\.[^"']+)\1, import\.meta\.url\)|import\.meta\.url/g, (_found, _quote, path) => {
    if (!path) return `${own}.href`;
    const bundle = programs[inProject(fileURLToPath(new URL(path, pathToFileURL(file))))];
    return bundle ? `new URL('./${bundle}.mjs', import.meta.url)` : `new URL('${path}', ${own})`;
  });
}

const places = {
  name: 'heed-places',
  transform: {
    filter: { id: { exclude: /\/node_modules\// }, code: 'import.meta.url' },
    handler: (code, id) => ({ code: withPlaces(code, id), map: null }),
  },
};

/** Bundles the server's own code; packages are loaded from node_modules as they are. The new folder replaces the old one at once. */
export async function bundleServer() {
  const [folder, making] = [at(bundleFolder), at(`${bundleFolder}.${process.pid}`)];
  await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [places],
    // Whatever the environment: the server runs with the production build of React.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      ssr: true,
      outDir: making,
      target: 'node20',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(programs).map(([source, name]) => [name, at(source)])),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs', sourcemapExcludeSources: true },
      },
    },
  });
  rmSync(folder, { recursive: true, force: true });
  renameSync(making, folder);
}
