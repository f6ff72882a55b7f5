import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { scimPath } from '#contract/company/scim';
import { companyLimits } from '#contract/company/limits';
import { unstorablePlaces, unstorableText } from '../../core/storableText.ts';
import { directoryTx } from '../../db/tx.ts';
import { toRefusal } from '../../http/errors.ts';
import { readJson } from '../../http/readJson.ts';
import { learnerAppPerMinute } from '../../http/learnerAppKey.ts';
import { apiBase } from '../../http/mountEndpoint.ts';
import type { Services } from '../../services.ts';
import type { ScimCall } from './call.ts';
import { providerConfigAt, resourceTypesAt, schemasAt } from './discovery.ts';
import { groupRoutes } from './groups/groupRoutes.ts';
import { requireToken } from './requireToken.ts';
import { scimUrl, toList } from './representation.ts';
import { type Route, type ScimReply } from './route.ts';
import { errorBody, invalidValue, notFound, ScimError, toScimError } from './scimError.ts';
import { userRoutes } from './people/userRoutes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Hash of the token of a directory, once it is checked. */
    scimHash: string;
  }
}

const type = 'application/scim+json; charset=utf-8';

function send(reply: FastifyReply, { status = 200, body, location }: ScimReply) {
  reply.code(status).header('cache-control', 'no-store');
  if (location) reply.header('location', location);
  return body === undefined ? reply.send() : reply.type(type).send(body);
}

function sendError(reply: FastifyReply, error: unknown, request: FastifyRequest) {
  const scimError = error instanceof ScimError ? error : toScimError(toRefusal(error));
  if (scimError.status >= 500) request.log.error({ err: error }, 'request of a directory failed');
  if (scimError.status === 401) reply.header('www-authenticate', 'Bearer');
  if (scimError.retryAfterSeconds !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(scimError.retryAfterSeconds)));
  return reply.code(scimError.status).type(type).header('cache-control', 'no-store').send(errorBody(scimError));
}

/** A SCIM 2.0 server (RFC 7643 and 7644) for the directory of each company, which its token names. */
export async function mountScim(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(
    async (scim) => {
      // Providers send both types; some send a type with an empty body.
      readJson(scim, ['application/json', 'application/scim+json'], { mayBeEmpty: true });
      scim.decorateRequest('scimHash', '');
      scim.setErrorHandler((error, request, reply) => sendError(reply, error, request));
      scim.setNotFoundHandler({ preHandler: scim.rateLimit() }, (request, reply) => sendError(reply, notFound(), request));
      for (const route of [...discoveryRoutes(scimUrl(services.env)), ...userRoutes, ...groupRoutes])
        mountRoute(scim, services, route);
    },
    { prefix: apiBase + scimPath },
  );
}

function mountRoute(scim: FastifyInstance, services: Services, { method, url, mode, answer }: Route): void {
  const base = scimUrl(services.env);
  scim.route({
    method,
    url,
    exposeHeadRoute: false,
    bodyLimit: companyLimits.scim.bodyBytes,
    config: { rateLimit: { max: learnerAppPerMinute } },
    preParsing: async (request) => {
      request.scimHash = await requireToken(services, request);
    },
    handler: async (request, reply) => {
      const { body, query, params, isStorable } = request;
      if (unstorablePlaces({ query, ...(!isStorable && { body }) }).length > 0) throw invalidValue(unstorableText);
      const answered = await directoryTx(services.db, request.scimHash, mode, (tx, actor, tokenId) => {
        const call: ScimCall = { tx, actor, tokenId, services };
        return answer(call, { body, query: query as Record<string, unknown>, id: (params as { id?: string }).id ?? '', base });
      });
      return send(reply, answered);
    },
  });
}

/** The calls with which a directory reads the abilities of the server itself. */
function discoveryRoutes(base: string): Route[] {
  const ofList = (url: string, items: readonly { id: string }[]): Route[] => [
    { method: 'GET', url, mode: 'read', answer: async () => ({ body: toList(items, items.length) }) },
    {
      method: 'GET',
      url: `${url}/:id`,
      mode: 'read',
      answer: async (_call, { id }) => {
        const item = items.find((one) => one.id.toLowerCase() === id.toLowerCase());
        if (!item) throw notFound();
        return { body: item };
      },
    },
  ];
  return [
    { method: 'GET', url: '/ServiceProviderConfig', mode: 'read', answer: async () => ({ body: providerConfigAt(base) }) },
    ...ofList('/ResourceTypes', resourceTypesAt(base)),
    ...ofList('/Schemas', schemasAt(base)),
  ];
}
