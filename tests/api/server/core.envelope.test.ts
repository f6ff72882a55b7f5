import { beforeAll, describe, expect, it } from 'vitest';
import { errorEnvelope } from '#contract/errors';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const refusalOf = (reply: { json(): unknown }) => errorEnvelope.parse(reply.json()).error;

describe('a refusal', () => {
  it('names each wrong field once', async () => {
    const reply = await server.post('/gateway/user/login/validate', { email: 'not an address', password: 7 });
    expect(reply.statusCode).toBe(422);
    const { code, details } = refusalOf(reply);
    expect(code).toBe('validation_failed');
    expect(details.map(({ field }) => field).sort()).toEqual(['email', 'isAdmin', 'password']);
  });

  it('of an unknown call is JSON, for any Accept header', async () => {
    const reply = await server.app.inject({ url: '/gateway/no/such/call', headers: { accept: 'text/html' } });
    expect(reply.statusCode).toBe(404);
    expect(refusalOf(reply)).toMatchObject({ code: 'not_found', status: 404 });
  });

  it('is named by an id that no other request has, in its header, envelope and line of the log, whatever the caller sends', async () => {
    const headers = { 'x-request-id': 'mine" level="60' };
    const replies = await Promise.all([1, 2, 3].map(() => server.app.inject({ url: '/gateway/no/such/call', headers })));
    const ids = replies.map((reply) => reply.headers['x-request-id']);
    expect(new Set(ids).size).toBe(3);
    for (const [index, reply] of replies.entries()) {
      expect(ids[index]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
      expect(refusalOf(reply).requestId).toBe(ids[index]);
      expect(server.logText()).toContain(`"reqId":"${String(ids[index])}"`);
    }
    const { headers: answered, statusCode } = await server.app.inject('/healthz');
    expect([statusCode, typeof answered['x-request-id']]).toEqual([200, 'string']);
  });

  it('of a wrong method is 404 too', async () => {
    expect((await server.app.inject({ method: 'DELETE', url: '/gateway/user/login/validate' })).statusCode).toBe(404);
  });

  it('of broken JSON says so', async () => {
    const headers = { 'content-type': 'application/json' };
    const reply = await server.app.inject({ method: 'POST', url: '/gateway/user/login/validate', headers, payload: '{"email":' });
    expect(reply.statusCode).toBe(422);
    expect(refusalOf(reply).details[0]?.description).toBe('The request body must be valid JSON');
  });

  it('of the content type of a plain HTML form is the same', async () => {
    const headers = { 'content-type': 'text/plain' };
    const reply = await server.app.inject({ method: 'POST', url: '/gateway/user/login/validate', headers, payload: '{}' });
    expect(reply.statusCode).toBe(422);
  });

  it('of a body above the limit is 413', async () => {
    const reply = await server.post('/gateway/user/login/validate', { email: 'x'.repeat(1_100_000), password: 'x', isAdmin: true });
    expect([reply.statusCode, refusalOf(reply).code]).toEqual([413, 'body_too_large']);
  });

  it('of a signed-out caller is sent before the body is read', async () => {
    const { id } = await server.aCompany();
    const reply = await server.post(`/gateway/api/v1/users/list/${id}`, { junk: 'x'.repeat(1_100_000) });
    expect([reply.statusCode, refusalOf(reply).code]).toEqual([401, 'invalid_session']);
  });

  it('for an internal error reveals no details', async () => {
    const broken = server.services.db.pool;
    const original = broken.query.bind(broken);
    broken.query = () => Promise.reject(new Error('secret detail'));
    try {
      const reply = await server.post('/gateway/rest/v1/password-links', { email: 'a@b.example' });
      expect(reply.statusCode).toBe(500);
      expect(reply.body).not.toContain('secret detail');
      expect(refusalOf(reply).message).toBe('Something went wrong. Please try again.');
    } finally {
      broken.query = original;
    }
    expect(server.logText()).toContain('secret detail');
  });

  it('for a rate limit says when to try again', async () => {
    const call = () => server.post('/gateway/rest/v1/password-links/read', { token: 'none' });
    const statuses = new Set<number>();
    let last = await call();
    for (let n = 0; n < 40 && last.statusCode !== 429; n += 1) {
      statuses.add(last.statusCode);
      last = await call();
    }
    expect(statuses).toEqual(new Set([410]));
    expect(refusalOf(last).code).toBe('too_many_requests');
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(last.headers['retry-after'])).toBeLessThanOrEqual(60);
    await server.services.db.pool.query('DELETE FROM rate_counters');
  });
});
