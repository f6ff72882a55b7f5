import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#locales/languages.ts';
import { buildApp } from '#server/app';
import { courseId, videoId } from '#server/catalogue/rows';
import { readPanel } from '#server/http/panelFiles';
import { aCourse } from '#tests/support/calls/courses';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let app: FastifyInstance;
const dist = mkdtempSync(join(tmpdir(), 'heed-share-'));
const files =
  '<script type="module" crossorigin src="/assets/landing-1.js" nonce="__CSP_NONCE__"></script><link rel="stylesheet" crossorigin href="/assets/base-1.css" nonce="__CSP_NONCE__">';

beforeAll(async () => {
  server = await startTestServer();
  writeFileSync(join(dist, 'landing.html'), `<html><head>${files}</head></html>`);
  const env = { ...server.services.env, publicUrl: 'https://console.example', publicShareUrl: 'https://share.example' };
  app = await buildApp({ ...server.services, env }, { panel: readPanel(dist) });
});
afterAll(async () => {
  await app?.close();
  rmSync(dist, { recursive: true });
});

const read = (url: string, language = 'en') => app.inject({ url, headers: { 'accept-language': language, accept: 'text/html' } });
const essentials = `/course/${courseId('essentials')}`;

describe('the page of a shared course', () => {
  it('tells people without an account what the course is, how long it takes, and how to sign up', async () => {
    const reply = await read(essentials);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(reply.body).toContain('Security awareness training');
    expect(reply.body).toContain('>Security Awareness Essentials</h1>');
    expect(reply.body).toMatch(/<li>\d+ min<\/li><li>12 videos<\/li><li>3 quizzes<\/li>/);
    expect(reply.body).toContain(`href="https://console.example/courses/${courseId('essentials')}/preview">Open in Heed</a>`);
    expect(reply.body).toContain('<link rel="stylesheet" href="/assets/base-1.css"/>');
  });

  it('plays its first public clip, and shows a poster without one', async () => {
    expect((await read(essentials)).body).toContain('src="/media/clips/phishing.webm"');
    const course = await aCourse(server);
    await server.services.db.pool.query(
      `UPDATE videos SET file = 'premium/deepfakes.webm', poster = 'posters/deepfakes.svg' WHERE id = $1`,
      [course.videoId],
    );
    const premium = (await read(`/course/${course.id}`)).body;
    expect(premium).not.toMatch(/<video|\.webm/);
    expect(premium).toMatch(/<img class="share-picture" src="\/media\/posters\/[\w-]+\.svg"/);
  });

  it('has Open Graph tags for social networks', async () => {
    const { body } = await read(essentials);
    for (const [name, content] of [
      ['og:site_name', 'Heed'],
      ['og:url', `https://share.example${essentials}`],
      ['og:video', 'https://share.example/media/clips/phishing.webm'],
    ])
      expect(body).toContain(`<meta property="${name}" content="${content}"/>`);
    expect(body).toMatch(/<meta property="og:title" content="[^"]{3,}"\/><meta property="og:description" content="[^"]{20,}"\/>/);
  });

  it('runs the script of these pages only and contacts no other origin; it is cached per language', async () => {
    const { headers, body } = await read(essentials);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
    expect(policy).not.toMatch(/unsafe|http/);
    expect(body.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/assets/landing-1.js">']);
    expect(body).not.toMatch(/\son\w+=/);
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=300', vary: 'Accept-Language' });
  });

  it.each(languages)('is in the language of its reader: $code', async ({ code, dir }) => {
    const { body } = await read(essentials, code);
    expect(body).toContain(`<html lang="${code}" dir="${dir}"`);
    expect(body).not.toMatch(/share\.(course|video|open|note|missing)\b|courses\.card|\{\{/);
    // What the course itself says stays in its own language.
    expect(body).toContain('<h1 lang="en" dir="auto">');
    if (code !== 'en') expect(body).not.toContain('Open in Heed<');
  });

  it('escapes the texts of a course', async () => {
    const course = await aCourse(server, { name: '<b>Tom</b> & "Jerry"', description: '<script>alert(1)</script>' });
    const { body } = await read(`/course/${course.id}`);
    expect(body).toContain('&lt;b&gt;Tom&lt;/b&gt; &amp; &quot;Jerry&quot;</h1>');
    expect(body).not.toContain('<script>');
  });
});

describe('the page of a shared video', () => {
  it('plays a public one', async () => {
    const reply = await read(`/video/${videoId(null, 'passwords')}`, 'de');
    expect(reply.body).toContain('<video class="share-picture" src="/media/clips/passwords.webm"');
    expect(reply.body).toContain('<bdi dir="ltr">0:10</bdi>');
    expect(reply.body).toContain(`href="https://console.example/learning/videos?video=${videoId(null, 'passwords')}"`);
  });
});

describe('content that is not shared', () => {
  it.each([
    [
      'a training that belongs to a company',
      async () => `/course/${(await aCourse(server, { companyId: (await server.aCompany()).id })).id}`,
    ],
    ['a course that was deleted', async () => `/course/${(await aCourse(server, { deletedAt: new Date() })).id}`],
    ['a premium video', () => `/video/${videoId(null, 'deepfakes')}`],
    ['a video that is not public', () => `/video/${videoId(null, 'links')}`],
    [
      'a video that belongs to a company',
      async () => `/video/${(await aCourse(server, { companyId: (await server.aCompany()).id })).videoId}`,
    ],
    ['what was never there', () => `/course/${crypto.randomUUID()}`],
    ['an address that is not whole', () => '/course/46ab'],
  ])('is not there: %s', async (_what, address) => {
    const reply = await read(await address(), 'fr');
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain('Cette formation n’est pas disponible');
    expect(reply.body).not.toMatch(/<video|<img class/);
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('reading shared pages', () => {
  it('is rate limited per address', async () => {
    const statuses = new Set<number>();
    for (let n = 0; n < 320; n += 1)
      statuses.add((await app.inject({ url: '/course/none', remoteAddress: '203.0.113.7' })).statusCode);
    expect(statuses).toEqual(new Set([404, 429]));
    expect((await read(essentials)).statusCode).toBe(200);
  });
});
