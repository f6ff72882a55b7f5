import { findLanguage, languages } from '#locales/languages.ts';
import { portalReturn } from '../payments/returns.ts';
import { escapeHtml } from '../../../texts/escapeHtml.ts';
import { writingIn } from '../../../texts/writing.ts';
import { type SandboxPayment, sandboxPath } from './sandboxProvider.ts';

export const sandboxCss = `
:root{color-scheme:light dark;--ground:#f5f6f8;--card:#fff;--line:#e3e6eb;--ink:#1c2430;--soft:#5b6472;--accent:#1f5eff;--on:#fff;--note:#fff6dc;--noteink:#5c4400;--bad:#b3261e}
@media(prefers-color-scheme:dark){:root{--ground:#12161d;--card:#1a2029;--line:#2c3440;--ink:#e8ebf0;--soft:#9aa4b2;--accent:#8ab0ff;--on:#10141a;--note:#3a3013;--noteink:#f3dc9b;--bad:#ff9d94}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
.note{background:var(--note);color:var(--noteink);padding:10px 20px;text-align:center;font-weight:600}
main{max-width:480px;margin:0 auto;padding:48px 20px 64px}
main.wide{max-width:760px}
.card{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:28px}
h1{font-size:20px;line-height:1.3;margin:0 0 4px}
p{margin:0 0 20px;color:var(--soft)}
p.bad{color:var(--bad);font-weight:600}
.total{font-size:34px;font-weight:650;letter-spacing:-.02em;margin:0 0 20px;color:var(--ink);font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:max-content 1fr;gap:8px 20px;margin:0 0 24px;padding:16px 0;border-block:1px solid var(--line)}
dt{color:var(--soft)}dd{margin:0;text-align:end;overflow-wrap:anywhere}
form{display:grid;gap:10px}
button,a.button{font:inherit;font-weight:600;display:block;text-align:center;text-decoration:none;border-radius:9px;padding:11px 16px;border:1px solid var(--line);background:transparent;color:var(--ink);cursor:pointer}
button.main,a.main{background:var(--accent);border-color:var(--accent);color:var(--on)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
table{width:100%;border-collapse:collapse;margin:0 0 24px}
th{text-align:start;font-size:12px;color:var(--soft);padding:8px 0;font-weight:600}
td{padding:12px 0;border-top:1px solid var(--line)}
th.end,td.end{text-align:end;font-variant-numeric:tabular-nums}
`;

const languageOf = (lang: string) => findLanguage(lang) ?? languages[0];
type Text = (key: string, values?: Record<string, string | number>) => string;
const textsIn = (lang: string) => {
  const writing = writingIn(languageOf(lang), 'UTC');
  return { writing, t: ((key, values) => escapeHtml(writing.text(`sandbox.${key}`, values))) as Text };
};

function page(lang: string, title: string, content: string, isWide = false): string {
  const { code, dir } = languageOf(lang);
  const { t } = textsIn(lang);
  return (
    `<!doctype html><html lang="${code}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${title}</title><style>${sandboxCss}</style></head><body>` +
    `<div class="note" role="note">${t('note')}</div><main${isWide ? ' class="wide"' : ''}><div class="card">${content}</div></main></body></html>`
  );
}

const link = (to: string, label: string) => `<a class="button main" href="${to}">${label}</a>`;
const button = (choice: string, label: string, look = '') =>
  `<button name="choice" value="${choice}"${look && ` class="${look}"`}>${label}</button>`;

/** The payment page: pay, decline or cancel; only a way back once it cannot be paid any more. */
export function paymentPage({ id, buyer, seats, cents, lang, state }: SandboxPayment, isOver: boolean): string {
  const { t, writing } = textsIn(lang);
  const amount = escapeHtml(writing.money(cents));
  const isPaid = state === 'paid';
  if (isPaid || state === 'cancelled' || isOver) {
    const title = t(isPaid ? 'paid.title' : 'over.title');
    return page(lang, title, `<h1>${title}</h1><p>${t(isPaid ? 'paid.text' : 'over.text')}</p>${link(portalReturn, t('back'))}`);
  }
  const declined = state === 'declined' ? `<p class="bad" role="alert">${t('declined')}</p>` : '';
  return page(
    lang,
    t('title'),
    `<h1>${t('title')}</h1><p>${t('text')}</p>${declined}<p class="total">${amount}</p>` +
      `<dl><dt>${t('buyer')}</dt><dd><bdi>${escapeHtml(buyer)}</bdi></dd><dt>${t('licenses')}</dt><dd>${escapeHtml(writing.number(seats))}</dd></dl>` +
      `<form method="post" action="${sandboxPath}/${id}">${button('pay', t('pay', { amount: writing.money(cents) }), 'main')}` +
      `${button('decline', t('decline'))}${button('cancel', t('cancel'))}</form>`,
  );
}

interface Payments {
  name: string;
  lang: string;
  payments: readonly SandboxPayment[];
}

/** All payments of a company, newest first. */
export function paymentsPage({ name, lang, payments }: Payments): string {
  const { t, writing } = textsIn(lang);
  const line = ({ createdAt, cents, state }: SandboxPayment) =>
    `<tr><td>${escapeHtml(writing.date(createdAt.toISOString()))}</td><td>${t(`states.${state}`)}</td>` +
    `<td class="end">${escapeHtml(writing.money(cents))}</td></tr>`;
  const table =
    `<table><thead><tr><th>${t('date')}</th><th>${t('state')}</th><th class="end">${t('amount')}</th></tr></thead>` +
    `<tbody>${payments.map(line).join('')}</tbody></table>`;
  return page(
    lang,
    t('payments.title'),
    `<h1>${t('payments.title')}</h1><p><bdi>${escapeHtml(name)}</bdi></p>${payments.length > 0 ? table : `<p>${t('payments.empty')}</p>`}` +
      link(portalReturn, t('back')),
    true,
  );
}
