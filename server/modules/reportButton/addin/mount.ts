import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { productName } from '#contract/product';
import { simulationLimits } from '#contract/simulation/limits';
import { postedReport, reportAddinFiles, reportAddinPath as base } from '#contract/simulation/reportAddin';
import { Refusal } from '../../../core/refusal.ts';
import { countCall } from '../../../db/rateCounters.ts';
import { ownerTx } from '../../../db/tx.ts';
import { baseUrl } from '../../../env.ts';
import { readJson } from '../../../http/readJson.ts';
import { networkOf } from '../../../identity/attempts.ts';
import type { Services } from '../../../services.ts';
import { readSettings } from '../../simulations/public.ts';
import { findBrandOf } from '../../whiteLabel/public.ts';
import { type Addin, addinAddress, findAddin } from './addins.ts';
import { addinManifest } from './manifest.ts';
import { iconSizes } from './places.ts';
import { gmailManifest, gmailScript, outlookPage, outlookPagePolicy, outlookScript } from './scripts.ts';
import { takeReport } from './takeReport.ts';

const { mailBytes, perMinute } = simulationLimits.reportAddin;
/** A mail in base64, and what is beside it. */
const bodyBytes = Math.ceil(mailBytes / 3) * 4 + 8 * 1024;

type AddinRequest = FastifyRequest<{ Params: { addin: string } }>;

/** Files are read on other sites: Outlook shows pictures in its own pages, and the page in a frame. */
const shared = { 'cache-control': 'no-cache', 'cross-origin-resource-policy': 'cross-origin', 'x-robots-tag': 'noindex' };
const asFile = (name: string) => ({ 'content-disposition': `attachment; filename="${name}"` });

/**
 * Where the report button of each company has its files, and posts to. Everybody who has the key can report, so it opens nothing else. Without a key
 * that is in use every address answers as if there were none.
 */
export async function mountReportAddins(app: FastifyInstance, services: Services): Promise<void> {
  const { db, env, secrets } = services;
  const own = baseUrl(env);

  async function addinOf({ params }: AddinRequest): Promise<Addin> {
    const found = await ownerTx(db, (tx) => findAddin(tx, secrets, params.addin));
    if (!found) throw new Refusal('not_found');
    return found;
  }

  /** What the files of a button are filled with. */
  async function valuesOf(request: AddinRequest) {
    const addin = await addinOf(request);
    const { email, gwReportAction } = await ownerTx(db, (tx) => readSettings(tx, secrets, addin.companyId));
    return { addin, address: addinAddress(env, secrets, addin.key), lang: addin.lang, email, action: gwReportAction };
  }

  /**
   * Programs of Outlook that run in a page of ours ask from our own name. Classic Outlook for Windows runs the script without one, and asks its
   * own server first, in the name of the script’s origin with a slash at its end: https://github.com/OfficeDev/office-js/issues/3907. No other
   * site may ask.
   */
  function allow({ headers: { origin } }: FastifyRequest, reply: FastifyReply): boolean {
    void reply.header('vary', 'Origin');
    if (origin?.replace(/\/$/, '') !== own) return false;
    void reply.headers({ 'access-control-allow-origin': origin, 'cross-origin-resource-policy': 'cross-origin' });
    return true;
  }

  for (const size of iconSizes) {
    const icon = readFileSync(new URL(`files/icon-${size}.png`, import.meta.url));
    app.get(`${base}/icon-${size}.png`, async (_request, reply) =>
      reply
        .headers({ ...shared, 'cache-control': 'public, max-age=86400' })
        .type('image/png')
        .send(icon),
    );
  }

  const files: Record<string, (request: AddinRequest, reply: FastifyReply) => Promise<FastifyReply>> = {
    async [reportAddinFiles.manifest](request, reply) {
      const { addin, address } = await valuesOf(request);
      const brand = await findBrandOf(db, addin.companyId);
      const text = addinManifest({ addin, address, provider: brand?.companyName ?? productName });
      return reply.headers(asFile(reportAddinFiles.manifest)).type('text/xml; charset=utf-8').send(text);
    },
    async 'addin.js'(request, reply) {
      return reply.type('text/javascript; charset=utf-8').send(outlookScript(await valuesOf(request)));
    },
    async 'addin.html'(request, reply) {
      const page = outlookPage(await valuesOf(request));
      return reply
        .removeHeader('x-frame-options')
        .header('content-security-policy', outlookPagePolicy)
        .type('text/html; charset=utf-8')
        .send(page);
    },
    async [reportAddinFiles.script](request, reply) {
      const text = gmailScript(await valuesOf(request));
      return reply.headers(asFile(reportAddinFiles.script)).type('text/plain; charset=utf-8').send(text);
    },
    async [reportAddinFiles.scriptManifest](request, reply) {
      const text = gmailManifest(await valuesOf(request));
      return reply.headers(asFile(reportAddinFiles.scriptManifest)).type('application/json; charset=utf-8').send(text);
    },
  };
  for (const [name, answer] of Object.entries(files))
    app.get(`${base}/:addin/${name}`, { config: { rateLimit: {} } }, (request, reply) =>
      answer(request as AddinRequest, reply.headers(shared)),
    );

  await app.register(async (scope) => {
    // Text, too: a browser would ask before it sends JSON for a script of another origin. Nothing here trusts a browser’s cookies.
    readJson(scope, ['application/json', 'text/plain']);
    const addins = new WeakMap<FastifyRequest, Addin>();
    scope.options(`${base}/:addin`, async (request, reply) => {
      if (!allow(request, reply)) throw new Refusal('not_found');
      const allowed = { 'access-control-allow-methods': 'POST', 'access-control-allow-headers': 'content-type' };
      return reply.headers(allowed).code(204).send();
    });
    scope.post(`${base}/:addin`, {
      bodyLimit: bodyBytes,
      config: { rateLimit: {} },
      // Before the body is read, which may be large.
      async onRequest(request, reply) {
        allow(request, reply);
        const addin = await addinOf(request as AddinRequest);
        await countCall(db.pool, 'report button', `${addin.companyId} ${networkOf(request.ip)}`, perMinute);
        addins.set(request, addin);
      },
      async handler(request) {
        const addin = addins.get(request);
        const posted = postedReport.safeParse(request.body);
        if (!addin || !posted.success) throw new Refusal('validation_failed', { fields: ['body'] });
        return takeReport(services, addin, posted.data);
      },
    });
  });
}
