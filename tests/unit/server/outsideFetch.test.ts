import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { outsideFetch } from '#server/core/outsideFetch';
import { isPublicAddress } from '#server/core/publicAddress';

const strict = { milliseconds: 500, bytes: 1000, allowsLoopback: false };
const local = { ...strict, allowsLoopback: true };
const get = { method: 'GET', headers: {} };

async function answering(answer: RequestListener) {
  const outside = createServer(answer);
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
  return { url: new URL(`http://localhost:${(outside.address() as AddressInfo).port}/`), outside };
}

const bad: [what: string, why: string, answer: RequestListener][] = [
  ['a redirect', 'status 302', (_request, reply) => void reply.writeHead(302, { location: 'http://169.254.169.254' }).end()],
  ['more than the limit', 'larger than 1000', (_request, reply) => void reply.end('x'.repeat(1001))],
  ['nothing in time', 'abort', () => undefined],
];

describe('what the server fetches from elsewhere', () => {
  it.each([
    'http://169.254.169.254/latest/meta-data',
    'https://169.254.169.254',
    'https://[::ffff:169.254.169.254]',
    'https://127.0.0.1',
    'https://10.0.0.1',
    'https://[fd00:ec2::254]',
    'https://localhost:1',
    'http://acme.okta.com',
    'https://user:password@acme.okta.com',
    'ftp://acme.okta.com',
  ])('is never at %s', async (address) => {
    await expect(outsideFetch(new URL(address), get, strict)).rejects.toThrow();
  });

  it('does not even connect to a private address, or to one that a public name leads to', async () => {
    let connections = 0;
    const { url, outside } = await answering((_request, reply) => void reply.end());
    outside.on('connection', () => (connections += 1));
    for (const host of ['localhost', '127.0.0.1'])
      await expect(outsideFetch(new URL(`https://${host}:${url.port}`), get, strict)).rejects.toThrow('is not public');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(connections).toBe(0);
    outside.close();
  });

  it.each([
    ['93.184.216.34', true],
    ['2606:2800:220:1::1', true],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['192.168.1.1', false],
    ['::1', false],
    ['fe80::1', false],
    ['::ffff:10.0.0.1', false],
    ['64:ff9b::a00:1', false],
    ['::7f00:1', false],
    ['not an address', false],
  ])('counts %s as public: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });

  it.each(bad)('is not %s', async (_what, why, answer) => {
    const { url, outside } = await answering(answer);
    await expect(outsideFetch(url, get, local)).rejects.toThrow(why);
    outside.close();
    outside.closeAllConnections();
  });

  it('is the beginning of a larger answer where that is enough, and no more of it is waited for', async () => {
    const { url, outside } = await answering((_request, reply) => void reply.writeHead(200).write('x'.repeat(1500)));
    const answer = await outsideFetch(url, get, { ...local, isBeginningEnough: true });
    expect([answer.status, (await answer.text()).length]).toEqual([200, 1000]);
    outside.close();
    outside.closeAllConnections();
  });

  it('ends when somebody ends it, and says how long a server wants to be left alone', async () => {
    const { url, outside } = await answering((request, reply) => {
      if (request.url === '/') reply.writeHead(429, { 'retry-after': '120' }).end();
    });
    expect((await outsideFetch(url, get, local)).headers.get('retry-after')).toBe('120');
    const ended = AbortSignal.timeout(20);
    await expect(outsideFetch(new URL('/never', url), get, { ...local, milliseconds: 20_000, signal: ended })).rejects.toThrow(
      'abort',
    );
    outside.close();
    outside.closeAllConnections();
  });
});
