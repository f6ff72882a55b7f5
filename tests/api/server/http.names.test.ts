import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app';
import { isOwnHost } from '#server/http/hostNames';
import { password, startBareServer, type BareServer } from '#tests/support/server/bareServer';

const signInPath = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k';

let server: BareServer;
let admin: { email: string };
beforeAll(async () => {
  server = await startBareServer();
  admin = await server.person({ companyId: await server.company() });
});
afterAll(() => server?.close());

const signInUnder = (host: string) =>
  server.app.inject({ method: 'POST', url: signInPath, headers: { host }, payload: { email: admin.email, password } });

describe('an installation with demo accounts', () => {
  it.each(['localhost', 'localhost:4500', 'LOCALHOST.:80', '127.0.0.1:3000', '192.168.1.7', '[::1]:3000', '[fe80::1]'])(
    'signs people in at %s',
    async (host) => {
      expect((await signInUnder(host)).statusCode).toBe(200);
    },
  );

  it.each(['evil.example:4500', 'evil.example.', 'localhost.evil.example', '127.0.0.1.evil.example', '[::1].evil.example', 'a@b'])(
    'refuses a page whose name "%s" was made to lead here',
    async (host) => {
      const reply = await signInUnder(host);
      expect([reply.statusCode, reply.json<{ error: { code: string } }>().error.code]).toEqual([421, 'host_not_known']);
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('serves neither files nor the panel under a foreign host name', async () => {
    for (const url of ['/', '/home', '/gateway/docs/json', '/outbox', '/build_timestamp', '/no/such/thing', '/%ff'])
      expect((await server.app.inject({ url, headers: { host: 'evil.example', accept: 'text/html' } })).statusCode, url).toBe(421);
  });

  it.each(['/healthz', '/readyz', '/healthz/'])('answers health checks under any name: %s', async (url) => {
    expect((await server.app.inject({ url, headers: { host: 'heed.internal' } })).statusCode).toBe(200);
  });

  it('answers to the host names of its settings', () => {
    const env = { host: 'heed.lan', publicUrl: 'https://Heed.example:8443', publicShareUrl: 'https://share.example' };
    for (const host of ['heed.lan:3000', 'heed.example', 'HEED.example.:8443', 'share.example'])
      expect(isOwnHost(host, env), host).toBe(true);
    for (const host of ['www.heed.example', '', undefined]) expect(isOwnHost(host, env), host).toBe(false);
  });

  it.each(['/', '/home', '/login'])('tells a person who opens %s under a foreign name, in their language', async (url) => {
    const headers = { host: 'console.customer.example', accept: 'text/html', 'accept-language': 'de-CH' };
    const reply = await server.app.inject({ url, headers });
    expect(reply.statusCode).toBe(421);
    expect(reply.headers['content-type']).toContain('text/html');
    expect(reply.body).toContain('<html lang="de" dir="ltr">');
    expect(reply.body).toContain('Diese Adresse ist auf diesem Server nicht eingerichtet');
  });
});

describe('a server for real companies', () => {
  it('answers to its public name only, as long as no company has verified another', async () => {
    const env = { ...server.services.env, mode: 'server' as const, publicUrl: 'https://console.heed.example' };
    const panel = { template: undefined, landing: { styles: [], scripts: [] }, firstTexts: {}, dist: '', build: '' };
    const real = await buildApp({ ...server.services, env }, { panel });
    const statusUnder = async (host: string) => (await real.inject({ url: '/gateway/user', headers: { host } })).statusCode;
    expect(await statusUnder('console.heed.example')).toBe(401);
    expect(await statusUnder('console.customer.example')).toBe(421);
    await server.services.db.pool.query(
      `INSERT INTO custom_domains (company_id, type, domain, token, created_at, verified_at) VALUES ($1, 'admin', $2, 'x', now(), now())`,
      [await server.company({ whiteLabelPageAccess: true }), 'console.customer.example'],
    );
    expect(await statusUnder('console.customer.example')).toBe(401);
    await server.services.db.pool.query(`DELETE FROM custom_domains`);
    expect(await statusUnder('console.customer.example')).toBe(421);
    await real.close();
  });
});

describe('the requests that a plain HTML form of another site can send', () => {
  const form = { email: 'victim@test.example', password: 'wrong' };
  it.each([
    ['a form', 'application/x-www-form-urlencoded', new URLSearchParams(form).toString()],
    [
      'a form with files',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na\r\n--x--',
    ],
    ['plain text', 'text/plain', JSON.stringify(form)],
    ['bytes without a type', undefined, JSON.stringify(form)],
  ])('never reaches sign-in, so it cannot lock an account: %s', async (_what, type, payload) => {
    const headers = { ...(type && { 'content-type': type }), host: 'localhost' };
    const reply = await server.app.inject({ method: 'POST', url: signInPath, headers, payload });
    expect(reply.statusCode).toBe(422);
    expect(reply.json<{ error: { code: string } }>().error.code).toBe('validation_failed');
    const { rows } = await server.services.db.pool.query(`SELECT 1 FROM attempts WHERE key LIKE '%victim%'`);
    expect(rows).toEqual([]);
  });

  it('may still refresh a token, which the browser library sends as a form', async () => {
    const { refreshToken } = await server.signIn(admin.email);
    const reply = await server.app.inject({
      method: 'POST',
      url: '/securetoken.googleapis.com/v1/token?key=k',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString(),
    });
    expect(reply.statusCode).toBe(200);
  });
});

describe('the outbox behind a proxy', () => {
  it.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'via'])(
    'that sends %s is not there',
    async (header) => {
      const headers = { host: 'localhost:3000', [header]: '1.1 proxy' };
      expect((await server.app.inject({ url: '/outbox', headers, remoteAddress: '127.0.0.1' })).statusCode).toBe(404);
    },
  );
  it('is available for a browser on this machine', async () => {
    const reply = await server.app.inject({ url: '/outbox', headers: { host: 'localhost:3000' }, remoteAddress: '127.0.0.1' });
    expect(reply.statusCode).toBe(200);
  });
});
