import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { acceptedLanguage } from '#locales/languages.ts';

export const defaultDist = fileURLToPath(new URL('../../dist', import.meta.url));

/** The built panel: where its files lie, its page with places for nonce and settings, and the name of the build. */
export interface Panel {
  dist: string;
  /** Undefined when the panel has not been built. */
  template: string | undefined;
  /** Address of the sign-in texts by language. */
  firstTexts: Readonly<Record<string, string>>;
  build: string;
}

const readText = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

export function readPanel(dist: string = defaultDist): Panel {
  // Comments would tell readers of the page about its making.
  const template = readText(join(dist, 'index.html'))?.replace(/<!--[\s\S]*?-->\s*/g, '');
  const firstTexts = JSON.parse(readText(join(dist, 'first_texts.json')) ?? '{}') as Panel['firstTexts'];
  return { dist, template, firstTexts, build: readText(join(dist, 'build_timestamp'))?.trim() ?? '' };
}

const escapeAttribute = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

interface PageOf {
  nonce: string;
  /** The settings the browser may know. */
  config: unknown;
  acceptLanguage: string | undefined;
}

/** The page as one response carries it: its own nonce, the settings, and the texts this browser will ask for. */
export function renderPage(template: string, firstTexts: Panel['firstTexts'], { nonce, config, acceptLanguage }: PageOf): string {
  const content = escapeAttribute(JSON.stringify(config));
  return template
    .replace(/(<meta\s+name="heed-config"\s+content=")[^"]*"/, (_whole, start: string) => `${start}${content}"`)
    .replace('__FIRST_TEXTS__', firstTexts[acceptedLanguage(acceptLanguage).code] ?? '')
    .replaceAll('__CSP_NONCE__', nonce);
}
