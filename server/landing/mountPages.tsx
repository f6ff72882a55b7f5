import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Brand } from '#contract/partners/whiteLabel';
import { acceptedLanguage, findLanguage } from '#locales/languages.ts';
import { Refusal } from '../core/refusal.ts';
import { toRefusal } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { translationsIn } from '../texts/translations.ts';
import { Document, Languages, type PageFiles } from './Document.tsx';
import { Missing, Problem } from './messages.tsx';
import { type Knock, type LetIn, type Page, type Visit } from './page.ts';
import { pagePolicy } from './policy.ts';
import { styleOf } from './styleOf.ts';

/** Requests of one network a minute for one page: an office of a thousand people has one address. */
const pagePerMinute = 3000;
/** What people send with a form: a few words. */
const formBytes = 64 * 1024;

interface Mounted {
  services: Services;
  files: PageFiles;
  /** The look of a company, or of a host name; null for the product’s own. */
  brandOf(of: { companyId: string } | { host: string | undefined }): Promise<Brand | null>;
}

/** The fields of a form without null characters, which nobody can type and the database cannot store. */
const formOf = (body: string): URLSearchParams =>
  new URLSearchParams([...new URLSearchParams(body)].map((field) => field.map((text) => text.replaceAll('\0', ''))));

/** Serves the pages, and takes their forms. */
export async function mountPages(app: FastifyInstance, pages: readonly Page[], mounted: Mounted): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formBytes },
      (_request, body, done) => done(null, formOf(String(body))),
    );
    scope.setErrorHandler((error, request, reply) => sendProblem(error, request, reply, mounted));
    for (const page of pages) mountPage(scope, page, mounted);
  });
}

function mountPage(scope: FastifyInstance, page: Page, mounted: Mounted): void {
  const config = { rateLimit: { max: page.perMinute ?? pagePerMinute } };
  scope.get(page.path, { config }, async (request, reply) => {
    const arrived = await arrive(page, request, mounted);
    return 'visit' in arrived ? sendPage(page, arrived.visit, reply, mounted) : reply.redirect(arrived.instead, 303);
  });
  for (const [name, read] of Object.entries(page.files ?? {}))
    scope.get(`${page.path}/${name}`, { config, exposeHeadRoute: false }, async (request, reply) => {
      const arrived = await arrive(page, request, mounted);
      if (!('visit' in arrived)) return reply.redirect(arrived.instead, 303);
      const { visit } = arrived;
      const file = visit.visitor === undefined ? null : await read(visit);
      if (!file) return sendMissing(page, visit, reply, mounted);
      return reply.headers({ 'cache-control': 'no-store', ...file.headers }).send(file.content);
    });
  for (const [name, act] of Object.entries(page.actions ?? {}))
    scope.post(`${page.path}/${name}`, { config }, async (request, reply) => {
      requireOwnForm(request);
      const arrived = await arrive(page, request, mounted);
      if (!('visit' in arrived)) return reply.redirect(arrived.instead, 303);
      const { visit } = arrived;
      if (visit.visitor === undefined) return sendPage(page, visit, reply, mounted);
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      try {
        const outcome = await act(visit, form);
        if (!outcome) return await reply.code(204).header('cache-control', 'no-store').send();
        const { to, cookies = [] } = outcome;
        return await reply
          .header('set-cookie', [...cookies])
          .header('cache-control', 'no-store')
          .redirect(visit.to(to), 303);
      } catch (error) {
        const refusal = toRefusal(error);
        if (refusal.status >= 500) throw error;
        sayWhenAgain(reply, refusal);
        const problem = { problem: visit.t(`errors.${refusal.code}`), problemCode: refusal.code, sent: form };
        return sendPage(page, { ...visit, ...problem }, reply.code(refusal.status), mounted);
      }
    });
}

function sayWhenAgain(reply: FastifyReply, { more: { retryAfterSeconds } }: Refusal): void {
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', Math.ceil(retryAfterSeconds));
}

/**
 * Forms come from these pages only: a page of another site could send one with the cookie of its visitor, or sign them in as somebody else.
 * Browsers that say where a form is from are believed. Older ones name an origin: ours, because the referrer policy of these documents
 * keeps it for ourselves, and `null` or another one for other sites. The oldest name neither, and send no cookie along (SameSite).
 */
function requireOwnForm({ headers }: FastifyRequest): void {
  const { 'sec-fetch-site': from, origin, host } = headers;
  const isOwn =
    from === undefined
      ? origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
      : /^(same-origin|none)$/.test(String(from));
  if (!isOwn) throw new Refusal('permission_denied');
}

/** The address of a page from that of a form or file of it. */
const oneStepBack = (url: string): string => url.replace(/\/[^/?]+(?=\?|$)/, '');

type Arrived = { visit: Visit } | { instead: string };

async function arrive(page: Page, request: FastifyRequest, mounted: Mounted): Promise<Arrived> {
  const params = request.params as Record<string, string>;
  const address = request.routeOptions.url === page.path ? request.url : oneStepBack(request.url);
  const knock: Knock = { services: mounted.services, request, params, address };
  const letIn = await page.door.open(knock);
  const instead = letIn ? undefined : await page.door.instead?.(knock);
  const visit = await visitOf(knock, letIn, mounted);
  return instead ? { instead: visit.to(instead) } : { visit };
}

/** `visitor` is undefined for somebody who is not let in. */
async function visitOf(knock: Knock, letIn: LetIn<unknown> | null, { brandOf }: Mounted): Promise<Visit> {
  const { request } = knock;
  const query = new URLSearchParams(request.url.split('?')[1] ?? '');
  const chosen = findLanguage(query.get('lang'));
  const language = chosen ?? findLanguage(letIn?.language) ?? acceptedLanguage(request.headers['accept-language']);
  return {
    ...knock,
    visitor: letIn?.visitor,
    query,
    language,
    languagePath: letIn?.languagePath,
    notice: letIn?.notice,
    ...translationsIn(language),
    brand: await brandOf(letIn?.companyId ? { companyId: letIn.companyId } : { host: request.headers.host }),
    to: (path) => (chosen ? `${path}${path.includes('?') ? '&' : '?'}lang=${chosen.code}` : path),
    problem: undefined,
    problemCode: undefined,
    sent: undefined,
  };
}

async function sendPage(page: Page, visit: Visit, reply: FastifyReply, mounted: Mounted): Promise<FastifyReply> {
  const data = visit.visitor === undefined ? null : await page.read(visit);
  if (data === null) return sendMissing(page, visit, reply, mounted);
  const { Content, Head, keptSeconds, isListed = false } = page;
  if (keptSeconds) void reply.headers({ 'cache-control': `public, max-age=${keptSeconds}`, vary: 'Accept-Language' });
  return send(reply, visit, mounted, {
    title: page.title(data, visit),
    content: <Content data={data} visit={visit} />,
    head: Head && <Head data={data} visit={visit} />,
    isListed,
  });
}

function sendMissing(page: Page, visit: Visit, reply: FastifyReply, mounted: Mounted): FastifyReply {
  const { title, text } = page.missing ?? { title: 'landing.missing.title', text: 'landing.missing.text' };
  const content = <Missing title={visit.t(title)} text={visit.t(text)} />;
  return send(reply.code(404), visit, mounted, { title: visit.t(title), content });
}

/** Says what is wrong. A form that could not be taken can be sent again as it is. */
async function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply, mounted: Mounted): Promise<FastifyReply> {
  const refusal = toRefusal(error);
  if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
  sayWhenAgain(reply, refusal);
  const address = request.method === 'POST' ? oneStepBack(request.url) : request.url;
  const knock = { services: mounted.services, request, params: {}, address };
  // The database may be away, and with it the look of the company.
  const visit = await visitOf(knock, null, { ...mounted, brandOf: async () => null });
  const sent = refusal.status >= 500 && request.body instanceof URLSearchParams ? [...request.body] : undefined;
  const text = visit.t(`errors.${refusal.code}`);
  const again = sent ? request.url : address;
  const content = <Problem visit={visit} text={text} address={again} {...(sent && { sent })} />;
  return send(reply.code(refusal.status), visit, mounted, { title: visit.t('landing.problem.title'), content });
}

interface Sent {
  title: string;
  content: ReactNode;
  head?: ReactNode;
  isListed?: boolean;
}

function send(
  reply: FastifyReply,
  visit: Visit,
  { files }: Mounted,
  { title, content, head, isListed = false }: Sent,
): FastifyReply {
  const style = styleOf(visit.brand);
  // Other sites learn nothing; ours learns of forms that they are its own (`requireOwnForm`).
  const frame = { visit, title, files, style, head, isListed, menu: <Languages visit={visit} />, referrer: 'same-origin' } as const;
  const document = <Document {...frame}>{content}</Document>;
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(style))
    .send(`<!doctype html>${renderToStaticMarkup(document)}`);
}
