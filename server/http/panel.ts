import { randomBytes } from 'node:crypto';
import { extname, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Env, publicConfig } from '../env.ts';
import { Refusal } from '../core/refusal.ts';
import { sendRefusal } from './errors.ts';
import { type Panel, renderPage } from './panelFiles.ts';
import { panelPolicy } from './securityHeaders.ts';

/** First parts of addresses that are never pages of the panel. */
const notPages =
  /^\/(gateway|files|ofrep|outbox|healthz|readyz|build_timestamp|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)(\/|$)/;

const pathOf = (request: FastifyRequest) => request.url.split(/[?#]/, 1)[0] ?? '/';

/** A person opening an address, as against a script asking for a file or a call. */
function isNavigation(request: FastifyRequest): boolean {
  const path = pathOf(request);
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !notPages.test(path) &&
    extname(path) === '' &&
    (request.headers.accept ?? '').includes('text/html')
  );
}

/** Gives the function that answers whatever no route took: a page of the panel, or 404 in the envelope. */
export function pageOrNotFound(env: Env, panel: Panel) {
  const config = publicConfig(env, panel.build);
  const sendPage = (request: FastifyRequest, reply: FastifyReply, template: string) => {
    const nonce = randomBytes(16).toString('base64url');
    const acceptLanguage = request.headers['accept-language'];
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', panelPolicy(env, nonce))
      .send(renderPage(template, panel.firstTexts, { nonce, config, acceptLanguage }));
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
/** Clips and sheets keep their names when they are drawn anew, so a browser asks again after a month. */
const month = 'public, max-age=2592000';

/** By the folder of the built panel that a file lies in. */
const keptFor: Record<string, string> = { assets: year, media: month };

/**
 * Files of the built panel: compressed beforehand, names with a hash kept for a year, the page itself never from disk as it is.
 * Clips are answered piece by piece, as players ask for them.
 */
export async function servePanel(app: FastifyInstance, panel: Panel): Promise<void> {
  if (panel.template === undefined) return;
  // The page needs a nonce of its own each time, so its plain file stays hidden.
  for (const path of ['/', '/index.html']) app.get(path, (_request, reply) => reply.callNotFound());
  await app.register(fastifyStatic, {
    root: panel.dist,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      void reply.header('cache-control', keptFor[relative(panel.dist, path).split(sep)[0] ?? ''] ?? 'no-cache');
      void reply.header('vary', 'Accept-Encoding');
    },
  });
}
