import { createHash } from 'node:crypto';
import { acceptedLanguage } from '#locales/languages.ts';
import { escapeHtml } from '../../texts/escapeHtml.ts';
import { translationsIn } from '../../texts/translations.ts';

const css = `body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif;background:#f6f7f9;color:#1d2430}
main{max-width:32em;padding:24px}
@media(prefers-color-scheme:dark){body{background:#14181f;color:#e6e9ef}}`;

export const plainPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * One sentence in the language of the browser, which needs neither the database nor a file. The page for an address that leads nowhere is
 * the same for all of them, and names nobody.
 */
export function plainPage(acceptLanguage: string | undefined, key: 'landing.missing.title' | 'simulationPage.away'): string {
  const language = acceptedLanguage(acceptLanguage);
  const text = escapeHtml(translationsIn(language).t(key));
  return `<!doctype html>
<html lang="${language.code}" dir="${language.dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow"><title>${text.slice(0, 60)}</title><style>${css}</style></head><body><main><p>${text}</p></main></body></html>`;
}
