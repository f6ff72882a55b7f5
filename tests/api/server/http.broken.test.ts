import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorEnvelope } from '#contract/errors';
import { uploadImage } from '#contract/courses/files';
import { fillPath } from '#contract/kit/endpoint';
import { courseLimits } from '#contract/courses/limits';
import { buildApp } from '#server/app';
import { readPanel } from '#server/http/panelFiles';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';
import { form } from '#tests/support/calls/uploads';

let server: TestServer;
let app: FastifyInstance;
let port: number;
const dist = mkdtempSync(join(tmpdir(), 'heed-broken-'));

beforeAll(async () => {
  server = await startTestServer();
  writeFileSync(join(dist, 'index.html'), '<html></html>');
  app = await buildApp(server.services, { panel: readPanel(dist), requestsPerMinute: 60 });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(async () => {
  await app?.close();
  rmSync(dist, { recursive: true });
});

interface Answer {
  status: number;
  head: string;
  body: string;
}

function answerOf(text: string): Answer {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), head: head.toLowerCase(), body };
}

/** Sends raw bytes, which no library would send, and returns the reply. */
function send(bytes: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.on('data', (piece) => (answer += String(piece)));
    socket.on('error', reject);
    socket.on('close', () => resolve(answerOf(answer)));
  });
}
/** Sends everything before it reads the reply, like a simple script. */
async function sendThenListen(path: string, headers: Record<string, string>, body: Buffer): Promise<Answer> {
  const lines = Object.entries({ ...headers, host: 'localhost', connection: 'close', 'content-length': String(body.length) });
  const socket = connect(port, '127.0.0.1');
  const sent = new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.write(`POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
    socket.write(body, () => resolve());
  });
  await sent;
  let answer = '';
  for await (const piece of socket) answer += String(piece);
  return answerOf(answer);
}
const get = (path: string, more = '') =>
  send(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n${more}Connection: close\r\n\r\n`);

function expectEnvelope({ status, head, body }: Answer, expectedStatus: number, what: string) {
  expect(status, what).toBe(expectedStatus);
  const { error } = errorEnvelope.parse(JSON.parse(body));
  expect(error.status, what).toBe(expectedStatus);
  expect(head, what).toContain(`x-request-id: ${error.requestId}`);
  for (const header of [
    "content-security-policy: default-src 'none'",
    'x-content-type-options: nosniff',
    'cache-control: no-store',
  ])
    expect(head, what).toContain(header);
}

describe('a malformed request', () => {
  it.each([
    '/%ff',
    '/gateway/%ff',
    '/..',
    '/%2e%2e/',
    '/%00',
    '/gateway/%00',
    '/assets/..%5cx',
    '/x/../y',
    '/users/%c0%ae%c0%ae',
    '/%',
    `/files/${'a'.repeat(300)}/b`,
    '//..//',
    '/assets/%0d%0aset-cookie:x',
  ])('for the address %s is answered as any other that is not there', async (path) => {
    expectEnvelope(await get(path), 404, path);
    expect(server.logText()).not.toContain('FST_');
  });

  it.each([
    ['headers that are too long', () => get('/', `X-Long: ${'a'.repeat(20_000)}\r\n`), 431],
    ['an address that is too long', () => get(`/${'a'.repeat(20_000)}`), 431],
    ['what is no request', () => send('what is this?\r\n\r\n'), 400],
    ['a header without an end', () => send('GET / HTTP/1.1\r\nHost: localhost\r\nbroken header\r\n\r\n'), 400],
    ['no name of a host', () => send('GET /gateway/user HTTP/1.1\r\nConnection: close\r\n\r\n'), 421],
    ['a wish that nobody knows', () => get('/no/such/file.png', 'Expect: 200-ok\r\n'), 404],
    ['a method that nobody knows', () => send('BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n'), 400],
    ['a method that no route has', () => send('PROPFIND / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'), 404],
  ])('with %s is answered in the envelope, too', async (what, ask, status) => {
    expectEnvelope(await ask(), status, what);
  });

  it('counts towards the rate limit', async () => {
    const statuses = new Set<number>();
    let last = await get('/..');
    for (let n = 0; n < 100 && last.status !== 429; n += 1) {
      statuses.add(last.status);
      last = await get('/x/../y');
    }
    expect(statuses).toEqual(new Set([404]));
    expectEnvelope(last, 429, 'too many');
  });
});

describe('a refused body', () => {
  it('of a script is read to its end, so that the script gets the reply', async () => {
    const { id: companyId } = await server.aCompany({ hasBoost: true });
    const admin = await server.aUser({ companyId, role: 'admin' });
    const sent = form(Buffer.alloc(courseLimits.uploadBytes * 3), 'huge.png');
    const headers = { ...(await server.signInAs(admin)), ...sent.headers };
    const refusalOf = ({ status, body }: Answer) => [status, errorEnvelope.parse(JSON.parse(body)).error.code];
    const image = await sendThenListen(`/gateway${fillPath(uploadImage.path, { companyId })}`, headers, sent.payload);
    expect(refusalOf(image)).toEqual([413, 'file_too_large']);
    const json = { ...headers, 'content-type': 'application/json' };
    const long = Buffer.from(JSON.stringify({ newPassword: 'x'.repeat(9_000_000) }));
    expect(refusalOf(await sendThenListen('/gateway/rest/v1/me/password', json, long))).toEqual([413, 'body_too_large']);
  });
});
