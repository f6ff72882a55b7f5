import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app';
import { setClock } from '#server/clock';
import { type SentMessage, startSimulationPages } from '#tests/support/simulations/pages';

const host = 'mail-check.example';
let life: Awaited<ReturnType<typeof startSimulationPages>>;
let message: SentMessage;
let app: FastifyInstance;
let dist: string;
beforeAll(async () => {
  life = await startSimulationPages();
  const [sent] = await life.sent();
  if (!sent) throw new Error('no message was sent');
  message = sent;
  dist = await mkdtemp(join(tmpdir(), 'heed-dist-'));
  await mkdir(join(dist, 'assets'));
  const files = {
    'index.html': '<html>the panel</html>',
    'favicon.svg': '<svg/>',
    'assets/landing.js': '1',
    'assets/panel.js': '1',
    'assets/font.woff2': '1',
  };
  for (const [name, text] of Object.entries({ ...files, 'assets/landing.css': '@font-face{src:url(/assets/font.woff2)}' }))
    await writeFile(join(dist, name), text);
  const landing = { styles: ['/assets/landing.css'], scripts: ['/assets/landing.js'] };
  const { services } = life.server;
  const env = { ...services.env, simulation: { ...services.env.simulation, url: `https://${host}` } };
  app = await buildApp(
    { ...services, env },
    { panel: { template: '<html>the panel</html>', landing, firstTexts: {}, dist, build: 'b' } },
  );
});
afterAll(async () => {
  setClock(null);
  await app?.close();
  await rm(dist, { recursive: true, force: true });
});

const at = (name: string, url: string, method: 'GET' | 'POST' = 'GET') =>
  app.inject({ method, url, headers: { ...life.browser, host: name } });

describe('the host of simulations', () => {
  it('has the pages of mails, and the files that they load', async () => {
    for (const url of [
      message.link,
      message.pixel,
      '/favicon.svg',
      '/assets/landing.js',
      '/assets/landing.css',
      '/assets/font.woff2',
    ])
      expect((await at(host, url)).statusCode, url).toBe(200);
    expect((await at(`${host.toUpperCase()}.:443`, message.link)).statusCode).toBe(200);
    expect((await at(host, `${message.link}/continue`, 'POST')).statusCode).toBe(200);
  });

  it('asks search engines to stay away from all of it', async () => {
    const reply = await at(host, '/robots.txt');
    expect([reply.statusCode, reply.body]).toEqual([200, 'User-agent: *\nDisallow: /\n']);
  });

  it('has nothing else', async () => {
    const nowhere = await at(host, '/s/nowhere');
    const others = [
      '/',
      '/home',
      '/login',
      '/index.html',
      '/gateway/user',
      '/gateway/docs/json',
      '/outbox',
      '/learn',
      '/learn/tasks',
      '/course/x',
      '/video/x',
      '/files/a/b',
      '/exercise-preview/x',
      '/ofrep/v1/evaluate/flags',
      '/scim/v2/Users',
      '/build_timestamp',
      '/brand_icon',
      '/mail-builder',
      '/assets/panel.js',
      '/assets/../index.html',
      '/landing.html',
      '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
      '/sso',
      '/%ff',
    ];
    for (const url of others) {
      const reply = await at(host, url);
      expect([reply.statusCode, reply.body], url).toEqual([404, nowhere.body]);
      expect(reply.headers['set-cookie'], url).toBeUndefined();
    }
    expect((await at(host, '/gateway/user', 'POST')).statusCode).toBe(404);
  });

  it('answers health checks as any other name', async () => {
    expect((await at(host, '/healthz')).statusCode).toBe(200);
  });
});

describe('the host of the panel', () => {
  it('has the pages of mails, too: mail that stays here leads to it', async () => {
    expect((await at('localhost', message.link)).statusCode).toBe(200);
    expect((await at('localhost', '/')).body).toContain('the panel');
  });
});

describe('a foreign name', () => {
  it('has neither', async () => {
    for (const url of ['/', message.link, message.pixel]) expect((await at(`not-${host}`, url)).statusCode, url).toBe(421);
  });
});
