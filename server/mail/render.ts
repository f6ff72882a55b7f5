import { sessionLimits } from '#contract/session/limits';
import { escapeHtml } from '../texts/escapeHtml.ts';
import type { MailLook } from './looks.ts';
import { linkOf, type MailKind } from './mailKind.ts';
import type { InlineImage } from './post.ts';
import { mailTexts } from './texts.ts';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  /** What the HTML shows. */
  inline: readonly InlineImage[];
}

interface Draft {
  kind: MailKind;
  lang: string;
  params: Record<string, string>;
  /** Target of the button; without it there is no button. */
  link: string | undefined;
  look: Pick<MailLook, 'product' | 'accent' | 'onAccent' | 'logo'>;
}

const style = {
  page: 'margin:0;padding:24px;background:#f5f6f8;font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;color:#1c2430',
  card: 'max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e3e6eb;border-radius:12px;line-height:1.55;font-size:15px',
  button: 'display:inline-block;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600',
  code: 'font-size:28px;font-weight:600;letter-spacing:6px',
  small: 'color:#5b6472;font-size:13px;word-break:break-word',
};

const paragraphs = (text: string) => text.split(/\n{2,}/).filter((part) => part.trim() !== '');

/** Days such as `2026-11-21`, and moments, which are written in the time zone of the param `timeZone`. */
const dateParams = { dueDate: 'day', effectDate: 'day', changedAt: 'moment' } as const;
const parts = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const timeParts = { ...parts, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** Formats the dates among the params in the language. */
function withDates(params: Record<string, string>, language: string): Record<string, string> {
  const formats = {
    day: new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' }),
    moment: new Intl.DateTimeFormat(language, { ...timeParts, timeZone: params['timeZone'] ?? 'UTC' }),
  };
  const written = Object.entries(dateParams).flatMap(([name, kind]) => {
    const value = params[name];
    return value ? [[name, formats[kind].format(new Date(value))] as const] : [];
  });
  return { ...params, ...Object.fromEntries(written) };
}

/** Renders a mail as text and HTML in its language and direction. All `params` are treated as plain text. */
export function renderMail({ kind, lang, params: rawParams, link, look }: Draft): RenderedMail {
  const { template } = kind;
  const { language, t } = mailTexts(lang);
  const days = String(sessionLimits.addressStopDays);
  const params: Record<string, string> = { ...withDates(rawParams, language.code), days, product: look.product };
  const subject = (params['subject'] || t(`${template}.subject`, params)).replace(/\s+/g, ' ').trim();
  const greeting = params['name'] ? t('greeting', params) : t('greetingWithoutName');
  const body = paragraphs(params['message'] || t(`${template}.text`, params));
  const button = t(`${template}.button`);
  const code = params['code'] ? [params['code']] : [];
  const open = params['tasks'] ? [[t('openTasks'), ...params['tasks'].split('\n').map((task) => `• ${task}`)].join('\n')] : [];
  const deadline = params['dueDate'] ? [t('dueDate', params)] : [];
  const linkKind = linkOf(kind)?.link;
  const hint =
    linkKind === 'stop' ? t('stopHint', params) : linkKind ? t('singleUse', { hours: sessionLimits.oneTimeLinkHours }) : '';
  const signature = t('signature', params);

  const linkText = link ? [`${button}:\n${link}`, ...(hint ? [hint] : [])] : [];
  const text = [greeting, ...body, ...code, ...open, ...deadline, ...linkText, signature].join('\n\n');

  const p = (content: string, css = '', attributes = '') =>
    `<p${attributes} style="margin:0 0 16px;${css}">${content.replace(/\n/g, '<br>')}</p>`;
  // What somebody wrote may be in another language than the mail, a Hebrew message in an English one.
  const bodyDirection = params['message'] ? ' dir="auto"' : '';
  const linkHtml = link
    ? p(
        `<a href="${escapeHtml(link)}" style="${style.button};background:${look.accent};color:${look.onAccent}">${escapeHtml(button)}</a>`,
      ) +
      p(`${escapeHtml(t('linkHint'))}<br><span dir="ltr">${escapeHtml(link)}</span>`, style.small) +
      (hint ? p(escapeHtml(hint), style.small) : '')
    : '';
  const { logo, product } = look;
  // Outlook reads the attributes, not the style.
  const logoHtml = logo
    ? `<p style="margin:0 0 24px"><img src="cid:${logo.image.cid}" width="${logo.width}" height="${logo.height}" alt="${escapeHtml(product)}" style="display:block;border:0"></p>`
    : '';
  const content =
    logoHtml +
    p(escapeHtml(greeting)) +
    body.map((part) => p(escapeHtml(part), '', bodyDirection)).join('') +
    code.map((digits) => p(`<span dir="ltr">${escapeHtml(digits)}</span>`, style.code)).join('') +
    [...open, ...deadline].map((part) => p(escapeHtml(part))).join('') +
    linkHtml +
    p(escapeHtml(signature)) +
    (kind.hasDocument ? `<hr><div dir="auto">${params['document'] ?? ''}</div>` : '');
  const html = `<!doctype html><html lang="${language.code}" dir="${language.dir}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="${style.page}"><div style="${style.card}">${content}</div></body></html>`;
  return { subject, text, html, inline: logo ? [logo.image] : [] };
}
