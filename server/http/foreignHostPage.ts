import { createHash } from 'node:crypto';
import { acceptedLanguage } from '#locales/languages.ts';
import { escapeHtml } from '../texts/escapeHtml.ts';
import { translationsIn } from '../texts/translations.ts';

/** No file is served under a foreign name, so the page has its own few styles. */
const css = `body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif;background:#f6f7f9;color:#1d2430}
main{max-width:32em;padding:24px}
@media(prefers-color-scheme:dark){body{background:#14181f;color:#e6e9ef}}`;

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'; frame-ancestors 'none'`;

/** The page under a host name that is not ours, in the language of the browser. It does not name the product or a company. */
export function foreignHostPage(acceptLanguage: string | undefined): { html: string; policy: string } {
  const language = acceptedLanguage(acceptLanguage);
  const text = escapeHtml(translationsIn(language).t('errors.host_not_known'));
  const html = `<!doctype html>
<html lang="${language.code}" dir="${language.dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>421</title><style>${css}</style></head><body><main><p>${text}</p></main></body></html>`;
  return { html, policy };
}
