import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app';
import { readPanel } from '#server/http/panelFiles';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

const page =
  '<html><head><meta property="csp-nonce" nonce="__CSP_NONCE__"><meta name="heed-config" content="" /><link href="__FIRST_TEXTS__"></head></html>';
const script = `console.log(${JSON.stringify('x'.repeat(2000))})`;

let server: TestServer;
let app: FastifyInstance;
let secure: FastifyInstance;
const dist = mkdtempSync(join(tmpdir(), 'heed-dist-'));

beforeAll(async () => {
  server = await startTestServer();
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), page);
  writeFileSync(join(dist, 'build_timestamp'), '2026-11-20T10:00:00.000Z\n');
  writeFileSync(join(dist, 'first_texts.json'), JSON.stringify({ en: '/assets/base-en.js', fr: '/assets/base-fr.js' }));
  writeFileSync(join(dist, '.built-from'), 'secret');
  writeFileSync(join(dist, 'favicon.svg'), '<svg/>');
  mkdirSync(join(dist, 'media', 'clips'), { recursive: true });
  writeFileSync(join(dist, 'media', 'clips', 'short.webm'), '0123456789');
  mkdirSync(join(dist, 'media', 'packs'));
  for (const name of ['media/packs/logo.png', 'media/packs/logo.svg', 'icon.png']) writeFileSync(join(dist, name), 'a picture');
  writeFileSync(join(dist, 'assets', 'main-abc.js'), script);
  writeFileSync(join(dist, 'assets', 'main-abc.js.br'), brotliCompressSync(script));
  writeFileSync(join(dist, 'assets', 'main-abc.js.gz'), gzipSync(script));
  const panel = readPanel(dist);
  app = await buildApp(server.services, { panel });
  const { services } = server;
  const env = {
    ...services.env,
    publicUrl: 'https://heed.example',
    firebase: { projectId: 'p', apiKey: 'k', serviceAccount: '{}', authDomain: undefined },
  };
  secure = await buildApp({ ...services, env }, { panel });
});
afterAll(async () => {
  await app?.close();
  await secure?.close();
  rmSync(dist, { recursive: true });
});

const navigate = (url: string, to = app) => to.inject({ url, headers: { accept: 'text/html,application/xhtml+xml' } });

describe('the panel', () => {
  it.each([
    '/',
    '/users/all_users?page=2',
    '/user_profile/6b1c8d2e-0000-4000-8000-000000000000/edit',
    '/register/ana@acme.example',
  ])('is the page at %s', async (url) => {
    const reply = await navigate(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toContain('text/html');
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it.each([
    [undefined, '/assets/base-en.js'],
    ['fr-CA,fr;q=0.9,en;q=0.8', '/assets/base-fr.js'],
    ['xx,fr;q=0.5', '/assets/base-fr.js'],
    ['xx', '/assets/base-en.js'],
  ])('names the texts of the sign-in screens that a browser of %s will ask for', async (language, file) => {
    const headers = { accept: 'text/html', ...(language && { 'accept-language': language }) };
    expect((await app.inject({ url: '/', headers })).body).toContain(`<link href="${file}">`);
  });

  it('has a nonce per response, the same in policy and page', async () => {
    const [one, two] = [await navigate('/'), await navigate('/')];
    const nonceOf = (reply: typeof one) => /'nonce-([^']+)'/.exec(String(reply.headers['content-security-policy']))?.[1] ?? '';
    expect(nonceOf(one)).toHaveLength(22);
    expect(nonceOf(one)).not.toBe(nonceOf(two));
    expect(one.body).toContain(`nonce="${nonceOf(one)}"`);
    expect(one.body).not.toContain('__CSP_NONCE__');
  });

  it('contains the public settings and nothing else', async () => {
    const content = /name="heed-config" content="([^"]*)"/.exec((await navigate('/')).body)?.[1] ?? '';
    const config = JSON.parse(content.replaceAll('&quot;', '"')) as object;
    expect(Object.keys(config).sort()).toEqual(['brand', 'build', 'firebase', 'links', 'release']);
    expect(config).toMatchObject({
      brand: null,
      build: '2026-11-20T10:00:00.000Z',
      firebase: { embedded: true, projectId: 'demo-heed' },
    });
  });

  it('has a policy without inline script, foreign hosts or frames', async () => {
    const policy = String((await navigate('/')).headers['content-security-policy']);
    for (const rule of [
      "default-src 'self'",
      "script-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy.split('; ')).toContain(rule);
    }
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('googleapis');
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  it("allows Google's sign-in hosts only with a Firebase project, and requires https only where it is used", async () => {
    const plain = await navigate('/');
    const reply = await navigate('/', secure);
    const policy = String(reply.headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com");
    expect(policy).toContain('upgrade-insecure-requests');
    expect(reply.headers['strict-transport-security']).toContain('max-age=');
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    expect(reply.headers['referrer-policy']).toBe('no-referrer');
  });

  it('may send errors to the host of the error service and to no other', async () => {
    const sentryDsn = 'https://publickey@o1.ingest.example:8443/sub/42';
    const { services } = server;
    const told = await buildApp({ ...services, env: { ...services.env, sentryDsn } }, { panel: readPanel(dist) });
    const reply = await navigate('/', told);
    const rules = String(reply.headers['content-security-policy']).split('; ');
    expect(rules).toContain("connect-src 'self' https://o1.ingest.example:8443");
    expect(reply.body).toContain(sentryDsn);
    await told.close();
  });

  it.each([
    ['a call', '/gateway/x', 'text/html'],
    ['a question about flags', '/ofrep/v1/evaluate/flags', 'text/html'],
    ['a file that is not there', '/assets/gone.js', '*/*'],
    ['a script', '/users/all_users', 'application/json'],
    ['a picture', '/missing.png', 'text/html,image/*'],
  ])('is never the answer to %s', async (_what, url, accept) => {
    const reply = await app.inject({ url, headers: { accept } });
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toContain('application/json');
  });
});

describe('its files', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['', undefined],
  ])('are sent as they were compressed for "%s"', async (accepted, encoding) => {
    const reply = await app.inject({ url: '/assets/main-abc.js', headers: { 'accept-encoding': accepted } });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers['content-type']).toContain('javascript');
    expect(reply.headers['vary']).toContain('Accept-Encoding');
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('without a hash in the name are revalidated', async () => {
    expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('that play are served in ranges, and cached for a month', async () => {
    const url = '/media/clips/short.webm';
    const complete = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect([complete.statusCode, complete.headers['accept-ranges'], complete.headers['content-type']]).toEqual([
      200,
      'bytes',
      'video/webm',
    ]);
    expect(complete.headers['content-encoding']).toBeUndefined();
    expect(complete.headers['cache-control']).toBe('public, max-age=2592000');
    const part = await app.inject({ url, headers: { range: 'bytes=2-4', 'accept-encoding': 'gzip, br' } });
    expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([206, 'bytes 2-4/10', '234']);
    expect((await app.inject({ url, headers: { range: 'bytes=99-' } })).statusCode).toBe(416);
  });

  it('that messages show can be read by pages of other origins, and nothing else can', async () => {
    const policy = async (url: string) => (await app.inject(url)).headers['cross-origin-resource-policy'];
    expect(await policy('/media/packs/logo.png')).toBe('cross-origin');
    for (const url of ['/media/packs/logo.svg', '/media/clips/short.webm', '/assets/main-abc.js', '/icon.png', '/media/none.png'])
      expect([url, await policy(url)]).toEqual([url, 'same-origin']);
  });

  it('of the build itself are hidden', async () => {
    for (const url of ['/.built-from', '/index.html', '/..%2f..%2fpackage.json', '/%2e%2e/package.json']) {
      expect((await app.inject(url)).statusCode, url).toBe(404);
    }
  });

  it('include the build name for open tabs', async () => {
    const reply = await app.inject('/build_timestamp');
    expect(reply.body).toBe('2026-11-20T10:00:00.000Z');
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('health', () => {
  it('reports that the process is alive and ready', async () => {
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok', database: 'ok', identity: 'ok' });
  });
});
