import { createHash } from 'node:crypto';
import { courseLanguages } from '#contract/courses/courseLanguage';
import { pathTo, paths } from '#contract/paths';
import { type Shared, sharePath } from '#contract/courses/share';
import { type Language, languages } from '#locales/languages.ts';
import { mediaAddress } from '../../files/mediaAddress.ts';
import { escapeHtml } from '../../texts/escapeHtml.ts';
import { translationsIn } from '../../texts/translations.ts';
import type { SharedItem } from './share.queries.ts';
import { shareCss } from './shareCss.ts';

const cssHash = createHash('sha256').update(shareCss).digest('base64');

/** Content-Security-Policy of shared pages: images, media and styles of this origin, no scripts. */
export const sharePolicy = [
  "default-src 'none'",
  `style-src 'self' 'sha256-${cssHash}'`,
  "font-src 'self'",
  "img-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Frame {
  language: Language;
  /** Style sheets of the panel's page, for its tokens, font and defaults of elements. */
  styles: readonly string[];
}

interface SharePage extends Frame {
  kind: Shared;
  id: string;
  item: SharedItem;
  /** Origins of shared pages and of the panel. */
  origins: { share: string; panel: string };
}

const languageOf = (catalogueLanguage: string | null): Language =>
  languages.find(({ code }) => courseLanguages(code).includes((catalogueLanguage ?? '').toLowerCase())) ?? languages[0];

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function document({ language, styles }: Frame, head: string, content: string): string {
  const { t } = translationsIn(language);
  const links = styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('');
  return `<!doctype html>
<html lang="${language.code}" dir="${language.dir}" data-theme="light"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="/favicon.svg">
${links}<style>${shareCss}</style>
${head}</head><body><div class="share-page">
<header class="share-brand"><img src="/favicon.svg" width="28" height="28" alt=""><span>${escapeHtml(t('auth.product'))}</span></header>
<main>${content}</main></div></body></html>`;
}

/** Page of a course or video for people without an account, with a link into the panel. */
export function sharePage(page: SharePage): string {
  const { kind, id, item, language, origins } = page;
  const { t, count } = translationsIn(language);
  const own = languageOf(item.language);
  const kindName = t(kind === 'course' ? 'share.course' : 'share.video');
  const facts = [
    item.minutes === null ? '' : t('courses.card.minutes', { minutes: item.minutes }),
    item.seconds === null ? '' : `<bdi dir="ltr">${clockOf(item.seconds)}</bdi>`,
    kind === 'course' && item.videos > 0 ? count('courses.card.videos', item.videos) : '',
    item.quizzes > 0 ? count('courses.card.quizzes', item.quizzes) : '',
  ].filter((fact) => fact !== '');
  const address = origins.share + sharePath(kind, id);
  const open = kind === 'course' ? pathTo(paths.coursePreview, { courseId: id }) : `${paths.videos}?video=${id}`;
  return document(
    page,
    meta({ ...page, address, kindName }),
    `<article class="share-card">
${picture(item)}
<div class="share-body"><p class="share-kind">${escapeHtml(kindName)}</p>
<h1 lang="${own.code}" dir="auto">${escapeHtml(item.title)}</h1>
<ul class="share-facts">${facts.map((fact) => `<li>${fact}</li>`).join('')}</ul>
${item.description ? `<p lang="${own.code}" dir="auto">${escapeHtml(item.description)}</p>` : ''}
<div class="share-in"><a class="share-open" href="${escapeHtml(origins.panel + open)}">${escapeHtml(t('share.open'))}</a>
<p>${escapeHtml(t('share.note'))}</p></div></div></article>`,
  );
}

function picture({ clip, poster, title }: SharedItem): string {
  const still = poster ? escapeHtml(mediaAddress(poster)) : '';
  if (!clip) return still ? `<img class="share-picture" src="${still}" alt="">` : '';
  const shown = still ? ` poster="${still}"` : '';
  return `<video class="share-picture" src="${escapeHtml(mediaAddress(clip))}"${shown} controls playsinline preload="metadata" aria-label="${escapeHtml(title)}"></video>`;
}

/** Open Graph tags for social networks. */
function meta({ item, address, kindName, language, origins }: SharePage & { address: string; kindName: string }): string {
  const tag = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;
  const clip = item.clip && [tag('og:video', origins.share + mediaAddress(item.clip)), tag('og:video:type', 'video/webm')].join('');
  const description = item.description || kindName;
  return `<title>${escapeHtml(item.title)} · ${escapeHtml(translationsIn(language).t('auth.product'))}</title>
<meta name="description" content="${escapeHtml(description)}"><meta name="twitter:card" content="summary">
<link rel="canonical" href="${escapeHtml(address)}">
${tag('og:type', item.seconds === null ? 'website' : 'video.other')}${tag('og:site_name', translationsIn(language).t('auth.product'))}${tag('og:title', item.title)}${tag('og:description', description)}${tag('og:url', address)}${clip ?? ''}`;
}

/** The page for a URL without shared content. */
export function notSharedPage(frame: Frame): string {
  const { t } = translationsIn(frame.language);
  const title = escapeHtml(t('share.gone.title'));
  return document(
    frame,
    `<title>${title}</title><meta name="robots" content="noindex">`,
    `<div class="share-gone"><h1>${title}</h1>
<p>${escapeHtml(t('share.gone.text'))}</p></div>`,
  );
}
