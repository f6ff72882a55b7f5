import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { at } from './lib/exec.mjs';

/** Without HTML, because the server renders it for every response. */
const textFiles = /\.(js|css|svg|json|txt|webmanifest|map)$/;
/** Smaller files fit into one packet anyway. */
const smallest = 1024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compress(path) {
  const content = await readFile(path);
  if (content.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/** Writes `.br` and `.gz` beside every text file of a folder, so that the server does not compress at run time. */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && textFiles.test(entry.name));
  await Promise.all(files.map((entry) => compress(join(entry.parentPath ?? entry.path, entry.name))));
  return files.length;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await precompress(at('dist'));
