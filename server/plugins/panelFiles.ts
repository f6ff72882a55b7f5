import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const defaultDist = fileURLToPath(new URL('../../dist', import.meta.url));

/** The built panel: where its files lie, its page with places for nonce and settings, and the name of the build. */
export interface Panel {
  dist: string;
  /** Undefined when the panel has not been built. */
  template: string | undefined;
  build: string;
}

const readText = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

export function readPanel(dist: string = defaultDist): Panel {
  // Comments would tell readers of the page about its making.
  const template = readText(join(dist, 'index.html'))?.replace(/<!--[\s\S]*?-->\s*/g, '');
  return { dist, template, build: readText(join(dist, 'build_timestamp'))?.trim() ?? '' };
}

const escapeAttribute = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The page as one response carries it: its own nonce, and the settings the browser may know. */
export function renderPage(template: string, nonce: string, config: unknown): string {
  const content = escapeAttribute(JSON.stringify(config));
  return template
    .replace(/(<meta\s+name="heed-config"\s+content=")[^"]*"/, (_whole, start: string) => `${start}${content}"`)
    .replaceAll('__CSP_NONCE__', nonce);
}
