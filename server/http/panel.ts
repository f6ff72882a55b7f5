import { randomBytes } from 'node:crypto';
import { extname, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '#contract/partners/whiteLabel';
import { builderPath } from '#contract/messageTemplates/builder';
import { paths } from '#contract/paths';
import { Refusal } from '../core/refusal.ts';
import { type Env, publicConfig } from '../env.ts';
import { sendRefusal } from './errors.ts';
import { type Panel, renderPage } from './panelFiles.ts';
import { builderPolicy, panelPolicy } from './securityHeaders.ts';

/** Paths that are never pages of the panel. */
const notPages =
  /^\/(gateway|files|report|ofrep|outbox|healthz|readyz|known-host|build_timestamp|brand_icon|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)(\/|$)/;

const pathOf = (request: FastifyRequest) => request.url.split(/[?#]/, 1)[0] ?? '/';

/** The sign-up's path may end in an e-mail address, which is no file. */
const isFile = (path: string) => extname(path) !== '' && !path.startsWith(`${paths.register}/`);

/** Whether a browser navigates to a page, as opposed to requesting a file or calling the API. */
function isNavigation(request: FastifyRequest): boolean {
  const path = pathOf(request);
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !notPages.test(path) &&
    !isFile(path) &&
    (request.headers.accept ?? '').includes('text/html')
  );
}

/** The look under the name of a Host header; null for the product’s own. */
type BrandOfHost = (host: string | undefined) => Promise<Brand | null>;

/**
 * Returns the handler for paths without a route: the panel's page for navigations, else 404 in the envelope. The look of the host
 * name is part of the page, so that the default look never flashes up first.
 */
export function pageOrNotFound(env: Env, panel: Panel, brandOf: BrandOfHost) {
  const config = publicConfig(env, panel.build);
  const sendPage = async (request: FastifyRequest, reply: FastifyReply, template: string) => {
    const brand = await brandOf(request.headers.host);
    const nonce = randomBytes(16).toString('base64url');
    const acceptLanguage = request.headers['accept-language'];
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', panelPolicy(env, nonce))
      .send(renderPage(template, panel.firstTexts, { nonce, config: { ...config, brand }, acceptLanguage, brand }));
  };
  return (request: FastifyRequest, reply: FastifyReply) => {
    if (panel.template === undefined && isNavigation(request)) {
      return sendRefusal(
        reply,
        new Refusal('unavailable', { description: 'The panel has not been built yet. Run: npm run build' }),
      );
    }
    if (panel.template !== undefined && isNavigation(request)) return sendPage(request, reply.code(200), panel.template);
    return sendRefusal(reply, new Refusal('not_found'));
  };
}

const year = 'public, max-age=31536000, immutable';
/** Media files keep their names when they change, so browsers revalidate them after a month. */
const month = 'public, max-age=2592000';

/** Cache-Control by folder of the built panel. */
const keptFor: Record<string, string> = { assets: year, media: month };

/** Pictures that a message may have: a preview is a sandbox without an origin, and the learner app has another one. */
const isSharedPicture = /^media[\\/].+\.(png|jpe?g|gif|webp)$/;

/**
 * Serves the files of the built panel: precompressed, hashed names cached for a year, media in ranges. The page itself is rendered per
 * response and never served from disk.
 */
export async function servePanel(app: FastifyInstance, panel: Panel): Promise<void> {
  if (panel.template === undefined) return;
  // The page needs a new nonce in each response, so its file is hidden.
  for (const path of ['/', '/index.html', '/landing.html', `${builderPath}.html`])
    app.get(path, (_request, reply) => reply.callNotFound());
  const { builder } = panel;
  if (builder !== undefined)
    app.get(builderPath, (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .headers({ 'cache-control': 'no-cache', 'content-security-policy': builderPolicy, 'x-frame-options': 'SAMEORIGIN' })
        .send(builder),
    );
  await app.register(fastifyStatic, {
    root: panel.dist,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      void reply.header('cache-control', keptFor[relative(panel.dist, path).split(sep)[0] ?? ''] ?? 'no-cache');
      void reply.header('vary', 'Accept-Encoding');
      if (isSharedPicture.test(relative(panel.dist, path))) void reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}
