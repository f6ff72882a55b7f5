import { pageSheet } from '#contract/messageTemplates/messageLook';
import { escapeHtml } from '../texts/escapeHtml.ts';
import type { OutboxMail, OutboxRow } from './outbox.ts';
import { mailTexts } from './texts.ts';

export const outboxCss = `
:root{color-scheme:light dark;--ground:#f5f6f8;--card:#fff;--line:#e3e6eb;--ink:#1c2430;--soft:#5b6472;--link:#1f5eff}
@media(prefers-color-scheme:dark){:root{--ground:#12161d;--card:#1a2029;--line:#2c3440;--ink:#e8ebf0;--soft:#9aa4b2;--link:#8ab0ff}}
body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:880px;margin:0 auto;padding:32px 20px 64px}
h1{font-size:22px;margin:0 0 4px}
p.note{color:var(--soft);margin:0 0 24px}
a{color:var(--link)}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;overflow:hidden}
table{width:100%;border-collapse:collapse}
th{text-align:start;font-size:12px;font-weight:600;color:var(--soft);padding:10px 16px}
td{padding:12px 16px;border-top:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
td.when{white-space:nowrap;color:var(--soft)}
.empty{padding:48px 16px;text-align:center;color:var(--soft)}
nav{display:flex;gap:16px;margin-top:16px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:0;padding:16px 24px;border-bottom:1px solid var(--line)}
dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
.body{padding:8px 24px 24px;white-space:pre-line;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:60vh;border:0;border-top:1px solid var(--line);background:#fff}
@media(max-width:600px){th:nth-child(1),td.when{display:none}}
`;

const page = (title: string, content: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
  `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${outboxCss}</style></head><body><main>${content}</main></body></html>`;

const when = (date: Date) =>
  `<time datetime="${date.toISOString()}">${date.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>`;
const subjectOf = (row: OutboxRow) => row.subject || `${row.template} (${row.status})`;

/** Escapes the text and turns web addresses into links. */
const linked = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a dir="ltr" href="${address}">${address}</a>`);

/** The list, newest first. */
export function listPage(rows: readonly OutboxRow[], number: number, hasMore: boolean): string {
  const line = (row: OutboxRow) =>
    `<tr><td class="when">${when(row.created_at)}</td><td>${escapeHtml(row.recipient)}</td>` +
    `<td><a href="/outbox/${row.id}" dir="auto">${escapeHtml(subjectOf(row))}</a></td></tr>`;
  const table = `<table><thead><tr><th>Written</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.map(line).join('')}</tbody></table>`;
  const newer = number > 1 ? `<a href="/outbox?page=${number - 1}">Newer</a>` : '';
  const older = hasMore ? `<a href="/outbox?page=${number + 1}">Older</a>` : '';
  const list = rows.length > 0 ? table : '<div class="empty">No mail yet. Invite somebody, and the invitation appears here.</div>';
  return page(
    'Outbox',
    `<h1>Outbox</h1><p class="note">Mail is not sent while SMTP_URL is not set. Only this machine can read it here.</p><div class="card">${list}</div><nav>${newer}${older}</nav>`,
  );
}

/** One mail as its reader would see it. */
export function messagePage(row: OutboxMail): string {
  const { language } = mailTexts(row.lang);
  const text = row.body ?? (row.status === 'sent' ? 'The text was sent and is not kept.' : 'Not delivered yet.');
  const head = `<dl><dt>To</dt><dd>${escapeHtml(row.recipient)}</dd><dt>Written</dt><dd>${when(row.created_at)}</dd><dt>State</dt><dd>${escapeHtml(row.status)}</dd></dl>`;
  const frame = row.document === null ? '' : `<iframe sandbox src="/outbox/${row.id}/document" title="Document"></iframe>`;
  return page(
    subjectOf(row),
    `<p><a href="/outbox">All mail</a></p><h1 dir="auto">${escapeHtml(subjectOf(row))}</h1><p class="note"></p>` +
      `<div class="card">${head}<div class="body" lang="${language.code}" dir="${language.dir}">${linked(text)}</div>${frame}</div>`,
  );
}

/** The HTML at the end of a mail, which is clean. */
export const documentPage = (document: string): string =>
  `<!doctype html><meta charset="utf-8"><title>Document</title><style>${pageSheet}</style><body>${document}`;
