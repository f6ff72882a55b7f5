import { sessionLimits } from '#contract/session/limits';
import { escapeHtml } from '../texts/escapeHtml.ts';
import { withDates } from './dates.ts';
import type { MailLook } from './looks.ts';
import { linkOf, type MailKind } from './mailKind.ts';
import { openTaskLines } from './openTasks.ts';
import type { InlineImage } from './outgoingMail.ts';
import { mailTexts } from './texts.ts';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  /** The pictures that the HTML shows. */
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
  heading: 'margin-bottom:4px',
  list: 'margin:0 0 16px;padding:0 20px',
  document: 'margin:24px 0 0;padding:16px;background:#ffffff',
  small: 'color:#5b6472;font-size:13px;word-break:break-word',
};

const paragraphs = (text: string) => text.split(/\n{2,}/).filter((part) => part.trim() !== '');

/** Renders a mail as text and HTML in its language and direction. All `params` are treated as plain text. */
export function renderMail({ kind, lang, params: rawParams, link, look }: Draft): RenderedMail {
  const { template } = kind;
  const texts = mailTexts(lang);
  const { language, t } = texts;
  const days = String(sessionLimits.addressStopDays);
  const params: Record<string, string> = {
    ...withDates(rawParams, language.code),
    ...kind.words?.(rawParams, language.code),
    days,
    product: look.product,
  };
  const subject = (params['subject'] || t(`${template}.subject`, params)).replace(/\s+/g, ' ').trim();
  const greeting = params['name'] ? t('greeting', params) : t('greetingWithoutName');
  const body = paragraphs(params['message'] || t(`${template}.text`, params));
  const button = t(`${template}.button`);
  const code = params['code'] ? [params['code']] : [];
  const tasks = openTaskLines(params, texts);
  const open = tasks.length > 0 ? [[t('openTasks'), ...tasks.map((task) => `• ${task.text}`)].join('\n')] : [];
  const deadline = params['dueDate'] ? [t('dueDate', params)] : [];
  const linkKind = linkOf(kind)?.link;
  const hint =
    linkKind === 'stop' ? t('stopHint', params) : linkKind ? t('singleUse', { hours: sessionLimits.oneTimeLinkHours }) : '';
  const signature = t('signature', params);

  const linkText = link ? [`${button}:\n${link}`, ...(hint ? [hint] : [])] : [];
  const text = [greeting, ...body, ...code, ...open, ...deadline, ...linkText, signature].join('\n\n');

  const p = (content: string, css = '', attributes = '') =>
    `<p${attributes} style="margin:0 0 16px;${css}">${content.replace(/\n/g, '<br>')}</p>`;
  const list = (items: readonly string[]) => `<ul style="${style.list}">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  // A message that a person wrote may be in another language than the mail: Hebrew in an English one.
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
    (tasks.length > 0 ? p(escapeHtml(t('openTasks')), style.heading) + list(tasks.map(({ html }) => html)) : '') +
    deadline.map((part) => p(escapeHtml(part))).join('') +
    linkHtml +
    p(escapeHtml(signature));
  // Below the card, which is narrower than the document may be.
  const document = kind.hasDocument ? `<div style="${style.document}">${params['document'] ?? ''}</div>` : '';
  const html = `<!doctype html><html lang="${language.code}" dir="${language.dir}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title>${kind.hasDocument ? '<style>img{max-width:100%}</style>' : ''}</head><body style="${style.page}"><div style="${style.card}">${content}</div>${document}</body></html>`;
  return { subject, text, html, inline: logo ? [logo.image] : [] };
}
