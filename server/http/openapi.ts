import { z } from 'zod';
import { type ApiKeyScope, apiKeyScopeOf } from '#contract/access';
import { apiKeyPrefix } from '#contract/company/apiKeys';
import { commonErrors, type ErrorCode, errorCodes, errorEnvelope } from '#contract/errors';
import { contract } from '#contract/index';
import { release } from '#contract/product';
import { sessionHeader } from '#contract/session/sessionHeader';
import type { AnyEndpoint } from './handler.ts';
import { apiBase } from './mountEndpoint.ts';

/** JSON schema of the wire format, which is the input side in both directions: replies are encoded to it. */
function wire(schema: z.ZodType): object {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' });
  return json;
}

const json = (schema: object) => ({ 'application/json': { schema } });
const idSchema = wire(z.uuid());

/** OpenAPI lists query values one by one. */
function queryParameters(query: z.ZodType | undefined) {
  if (!query) return [];
  const { properties = {}, required = [] } = wire(query) as { properties?: Record<string, object>; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
}

function parameters(endpoint: AnyEndpoint) {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  return [...names.map((name) => ({ name, in: 'path', required: true, schema: idSchema })), ...queryParameters(endpoint.query)];
}

const oneFile = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
    },
  },
};

/** One response per status, with the codes that share it. */
function refusals(codes: readonly ErrorCode[]) {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = errorCodes[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: list.map((code) => `${code}: ${errorCodes[code].message}`).join('\n'),
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    ]),
  );
}

/** Any one of these opens the call. */
function securityOf(access: string, keyScope: ApiKeyScope | undefined) {
  if (access === 'learnerApp') return [{ learnerAppKey: [] }];
  return [{ idToken: [], session: [] }, ...(keyScope ? [{ apiKey: [] }] : [])];
}

function operation(area: string, name: string, endpoint: AnyEndpoint) {
  const isPublic = endpoint.access === 'public';
  const keyScope = apiKeyScopeOf(endpoint);
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: endpoint.summary,
    'x-access': endpoint.access,
    ...(endpoint.perMinute !== undefined && { 'x-calls-per-minute': endpoint.perMinute }),
    ...(keyScope && { 'x-api-key-scope': keyScope }),
    security: isPublic ? [] : securityOf(endpoint.access, keyScope),
    parameters: parameters(endpoint),
    ...(endpoint.body && { requestBody: { required: true, content: json(wire(endpoint.body)) } }),
    ...(endpoint.upload && { requestBody: { required: true, content: oneFile } }),
    responses: {
      200: { description: 'Done', content: json(wire(endpoint.reply)) },
      ...refusals([...commonErrors, ...endpoint.errors]),
    },
  };
}

/** The OpenAPI 3.1 document of the contract. Built once at start. */
export function openApiDocument() {
  const paths: Record<string, Record<string, object>> = {};
  for (const [area, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries<AnyEndpoint>(endpoints)) {
      const path = apiBase + endpoint.path;
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(area, name, endpoint) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Heed', version: release.replace(/^v/, '') },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: wire(errorEnvelope) },
      securitySchemes: {
        idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        session: { type: 'apiKey', in: 'header', name: sessionHeader },
        learnerAppKey: { type: 'http', scheme: 'bearer' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: `A key from the settings of a company; it begins with ${apiKeyPrefix}. A key of scope write also opens calls of scope read (x-api-key-scope).`,
        },
      },
    },
  };
}
