import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ErrorEnvelope, errorCodes } from '#contract/errors';
import { contract } from '#contract/index';
import type { AnyEndpoint } from '#server/http/handler';
import { handlers } from '#server/modules/index';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const endpoints = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries<AnyEndpoint>(calls).map(([name, endpoint]) => ({
    area,
    name,
    endpoint,
    title: `${area}.${name}`,
  })),
);
const codeOf = (reply: { json(): ErrorEnvelope }) => reply.json().error.code;

describe('the contract', () => {
  it.each(endpoints)('has a handler for $title', ({ area, name }) => {
    const implemented = handlers[area as keyof typeof handlers] as Record<string, unknown>;
    expect(implemented[name]).toBeTypeOf('function');
  });

  it('is published as OpenAPI 3.1 with every call in it', async () => {
    const reply = await server.get('/gateway/docs/json');
    const document = reply.json<{ openapi: string; paths: Record<string, Record<string, { responses: object }>> }>();
    expect(document.openapi).toBe('3.1.0');
    const published = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(published.sort()).toEqual(endpoints.map(({ endpoint }) => `${endpoint.method} /gateway${endpoint.path}`).sort());
    const list = document.paths['/gateway/api/v1/users/list/{companyId}']?.['post'];
    expect(Object.keys(list?.responses ?? {})).toEqual(expect.arrayContaining(['200', '401', '403', '422', '429', '500']));
  });

  it('declares no path twice', () => {
    const keys = endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path.replace(/\{\w+\}/g, '{}')}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('gives every refusal a sentence and a status', () => {
    for (const { message, status } of Object.values(errorCodes)) {
      expect(message).not.toBe('');
      expect(status).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('the company in scope', () => {
  it('without access is 403, whether it exists or not', async () => {
    const headers = await server.signInAs(await server.aUser({ role: 'admin' }));
    const other = await server.aCompany();
    for (const id of [other.id, randomUUID()]) {
      const reply = await server.app.inject({ url: `/gateway/company/admin_panel/${id}`, headers });
      expect([reply.statusCode, codeOf(reply)]).toEqual([403, 'company_not_accessible']);
    }
  });

  it('is refused if path and body name different companies', async () => {
    const admin = await server.aUser({ role: 'admin' });
    const other = await server.aCompany();
    const headers = await server.signInAs(admin);
    const payload = { companyId: other.id, userIds: [randomUUID()], isAllUsersSelected: false, isDisabled: true };
    const url = `/gateway/api/v1/users/${admin.companyId}/change_users_disable_status`;
    const reply = await server.app.inject({ method: 'PATCH', url, headers, payload });
    expect([reply.statusCode, codeOf(reply)]).toEqual([403, 'company_not_accessible']);
  });

  it('ignores the case of its id', async () => {
    const admin = await server.aUser({ role: 'admin' });
    const headers = await server.signInAs(admin);
    const reply = await server.app.inject({ url: `/gateway/company/admin_panel/${admin.companyId.toUpperCase()}`, headers });
    expect(reply.statusCode).toBe(200);
  });

  it('with an invalid id is reported as a wrong field', async () => {
    const headers = await server.signInAs(await server.aUser({ role: 'admin' }));
    const reply = await server.app.inject({ url: '/gateway/company/admin_panel/1', headers });
    expect(reply.statusCode).toBe(422);
    expect(reply.json<ErrorEnvelope>().error.details[0]?.field).toBe('companyId');
  });

  it('is not revealed by invalid input: access is checked first', async () => {
    const headers = await server.signInAs(await server.aUser({ role: 'admin' }));
    const other = await server.aCompany();
    const reply = await server.app.inject({
      method: 'POST',
      url: `/gateway/api/v1/users/list/${other.id}`,
      headers,
      payload: { pageSize: 'x' },
    });
    expect(reply.statusCode).toBe(403);
  });
});
