import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { acceptedLanguage } from '#locales/languages.ts';

const defaultDist = fileURLToPath(new URL('../../dist', import.meta.url));

/** The built panel: folder, page template and build name. */
export interface Panel {
  dist: string;
  /** Page with placeholders for nonce and settings; undefined if the panel has not been built. */
  template: string | undefined;
  /** Page of the e-mail builder, which the panel shows in a frame. */
  builder?: string | undefined;
  /** Styles and script of the pages for people without an account; none if the panel has not been built. */
  landing: { styles: readonly string[]; scripts: readonly string[] };
  /** Address of the sign-in texts by language. */
  firstTexts: Readonly<Record<string, string>>;
  build: string;
}

const readText = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/** The style sheets and scripts that a built page names. */
const filesOf = (page: string): Panel['landing'] => ({
  styles: [...page.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)].flatMap(([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? []),
  scripts: [...page.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, src = '']) => src),
});

export function readPanel(dist: string = defaultDist): Panel {
  // Comments of the source have no place in the page.
  const template = readText(join(dist, 'index.html'))?.replace(/<!--[\s\S]*?-->\s*/g, '');
  const firstTexts = JSON.parse(readText(join(dist, 'first_texts.json')) ?? '{}') as Panel['firstTexts'];
  const builder = readText(join(dist, 'mail-builder.html'))?.replaceAll(/ nonce="[^"]*"/g, '');
  const landing = filesOf(readText(join(dist, 'landing.html')) ?? '');
  return { dist, template, builder, landing, firstTexts, build: readText(join(dist, 'build_timestamp'))?.trim() ?? '' };
}

const escapeAttribute = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

interface PageOf {
  nonce: string;
  /** Settings that the browser may read. */
  config: unknown;
  acceptLanguage: string | undefined;
  /** Name and icon of the company of the host name, for the browser's tab until a page sets its own title. */
  brand?: { companyName: string } | null;
}

/** Under a host name of a company, the icon of the page. */
export const brandIconPath = '/brand_icon';

/** Renders the page of one response: nonce, settings, and the address of the sign-in texts in the browser's language. */
export function renderPage(
  template: string,
  firstTexts: Panel['firstTexts'],
  { nonce, config, acceptLanguage, brand }: PageOf,
): string {
  const content = escapeAttribute(JSON.stringify(config));
  return template
    .replace(/(<meta\s+name="heed-config"\s+content=")[^"]*"/, (_whole, start: string) => `${start}${content}"`)
    .replace(/<title>[^<]*/, (product) => (brand ? `<title>${escapeAttribute(brand.companyName)}` : product))
    .replace(/<link rel="icon"[^>]*>/, (product) => (brand ? `<link rel="icon" href="${brandIconPath}">` : product))
    .replace('__FIRST_TEXTS__', firstTexts[acceptedLanguage(acceptLanguage).code] ?? '')
    .replaceAll('__CSP_NONCE__', nonce);
}
