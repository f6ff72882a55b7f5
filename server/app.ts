import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { contract } from '#contract/index';
import { mountFiles } from './files/mountFiles.ts';
import { multipartLimits } from './files/receiveFile.ts';
import { mountFlags } from './flags/mountFlags.ts';
import { readCallers } from './http/caller.ts';
import { drainRefusedBodies } from './http/drainBody.ts';
import { answerErrors } from './http/errors.ts';
import type { AnyEndpoint, Handler } from './http/handler.ts';
import { reportHealth } from './http/health.ts';
import { answerKnownHosts, isOwnHost, nameIn, refuseForeignHosts } from './http/hostNames.ts';
import { RequestLog } from './http/logging.ts';
import { answerUnreadable, longestPart, rewriteMalformed } from './http/malformedRequests.ts';
import { apiBase, mountEndpoint } from './http/mountEndpoint.ts';
import { openApiDocument } from './http/openapi.ts';
import { pageOrNotFound, servePanel } from './http/panel.ts';
import { type Panel, readPanel } from './http/panelFiles.ts';
import { limitRequests } from './http/rateLimit.ts';
import { readJson } from './http/readJson.ts';
import { answerRequestId, newRequestId } from './http/requestId.ts';
import { secureHeaders } from './http/securityHeaders.ts';
import { refuseWhileStopping } from './http/stopping.ts';
import { mountPages } from './landing/mountPages.tsx';
import { mountOutbox } from './mail/outbox.ts';
import { handlers } from './modules/index.ts';
import { pages } from './modules/pages.ts';
import { mountPreview } from './modules/messageTemplates/public.ts';
import { mountPayments } from './modules/billing/public.ts';
import { learnerArrival } from './modules/learnerPages/public.ts';
import { mountGraph } from './modules/graphConsents/public.ts';
import { mountPackages } from './modules/scorm/public.ts';
import { mountScim } from './modules/scim/public.ts';
import { noteFailedSignIn } from './modules/session/public.ts';
import { mountReportAddins } from './modules/reportButton/public.ts';
import { hostKind } from './modules/simulationHosts/public.ts';
import { answerAtSimulationHost, mountSimulationPages } from './modules/simulationPages/public.ts';
import { mountSso } from './modules/sso/public.ts';
import { findBrandOf, findHost, mountBrandIcon } from './modules/whiteLabel/public.ts';
import { withPaper } from './reports/paper/withPaper.ts';
import type { Services } from './services.ts';

/** A body that takes longer ends its connection: without a limit, ones that never end fill up the server. */
const slowestBodyMs = 300_000;

interface AppOptions {
  panel?: Panel;
  /** Overrides the general rate limit, for tests. */
  requestsPerMinute?: number;
}

/** Builds the Fastify app with all routes, ready to listen or to be called by a test. */
export async function buildApp(services: Services, options: AppOptions = {}): Promise<FastifyInstance> {
  const { env } = services;
  const app: FastifyInstance = Fastify({
    loggerInstance: services.log,
    logController: new RequestLog(),
    genReqId: newRequestId,
    trustProxy: env.trustProxy ?? false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: slowestBodyMs,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: longestPart },
    rewriteUrl: rewriteMalformed,
    clientErrorHandler: answerUnreadable(env),
    // Node's own answers to requests without a Host have no envelope and no headers; refuseForeignHosts checks the host
    // instead.
    http: { requireHostHeader: false },
  });
  app.server.on('checkExpectation', (request, reply) => app.server.emit('request', request, reply));
  // JSON only, because an HTML form of another site can send text/plain.
  app.removeContentTypeParser('text/plain');
  readJson(app, ['application/json']);
  const panel = options.panel ?? readPanel();
  const hostOf = (name: string) => findHost(services.db, name);
  const brandOfHost = async (host: string | undefined) => {
    const name = nameIn(host);
    return name === null || isOwnHost(name, env) ? null : ((await hostOf(name))?.brand ?? null);
  };

  secureHeaders(app, env);
  answerRequestId(app);
  drainRefusedBodies(app);
  refuseWhileStopping(app);
  const kindOf = (name: string) => hostKind(services.db, name);
  refuseForeignHosts(app, env, kindOf, answerAtSimulationHost(panel));
  readCallers(app, services.identity);
  await limitRequests(app, env, options.requestsPerMinute);
  answerErrors(app, pageOrNotFound(env, panel, brandOfHost));
  reportHealth(app, services, panel);
  answerKnownHosts(app, kindOf);
  await mountContract(app, services);
  mountFiles(app, services);
  const document = openApiDocument();
  app.get(`${apiBase}/docs/json`, async (_request, reply) => reply.header('cache-control', 'no-cache').send(document));
  mountPackages(app, services);
  await mountPages(app, pages, {
    services,
    files: panel.landing,
    brandOf: (of) => ('host' in of ? brandOfHost(of.host) : findBrandOf(services.db, of.companyId)),
  });
  await mountSimulationPages(app, services, panel.landing);
  await mountReportAddins(app, services);
  mountPreview(app, services);
  mountBrandIcon(app, services);
  await mountSso(app, services, learnerArrival);
  mountGraph(app, services);
  await mountScim(app, services);
  await mountFlags(app, services);
  await mountPayments(app, services);
  if (env.mode !== 'server') mountOutbox(app, services);
  services.identity.mount(app, {
    db: services.db,
    onWrongPassword: ({ email, ...wrong }) => noteFailedSignIn(services, { who: { email }, way: 'password', ...wrong }),
  });
  await servePanel(app, panel);
  return app;
}

/** All endpoints of the contract with their handlers. */
function endpointsWithHandlers(): ReadonlyMap<AnyEndpoint, Handler<AnyEndpoint>> {
  return new Map(
    Object.entries(contract).flatMap(([area, endpoints]) => {
      const own = handlers[area as keyof typeof handlers] as unknown as Record<string, Handler<AnyEndpoint> | undefined>;
      return Object.entries<AnyEndpoint>(endpoints).map(([name, endpoint]) => {
        const handler = own[name];
        if (!handler) throw new Error(`No handler for ${area}.${name} of the contract`);
        return [endpoint, handler] as const;
      });
    }),
  );
}

/** Only endpoints that take a file or a form parse multipart forms; all others only JSON. */
async function mountContract(app: FastifyInstance, services: Services): Promise<void> {
  const all = endpointsWithHandlers();
  await app.register(async (withForms) => {
    await withForms.register(multipart, { limits: multipartLimits, throwFileSizeLimit: false });
    for (const [endpoint, handler] of all)
      mountEndpoint(endpoint.upload || endpoint.form ? withForms : app, services, endpoint, withPaper(endpoint, handler, all));
  });
}
