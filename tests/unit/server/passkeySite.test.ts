import { describe, expect, it } from 'vitest';
import type { Env } from '#server/env';
import { passkeyHostOf, passkeySiteOf } from '#server/http/passkeySite';

const real = { mode: 'server', publicUrl: 'https://admin.example.com', host: '0.0.0.0', port: 3000 } as const;
const demo = { mode: 'embedded', publicUrl: undefined, host: '127.0.0.1', port: 3000 } as const;
type Named = Pick<Env, 'mode' | 'publicUrl' | 'host' | 'port'>;

const asked = (host: string, origin: string | undefined, localPort = 3000) => ({
  headers: { host, ...(origin && { origin }) },
  socket: { localPort },
});
const isSite = (env: Named, host: string, origin: string | undefined, port?: number) =>
  passkeySiteOf(asked(host, origin, port), env) !== null;

describe('a passkey', () => {
  it('is made and used at the address that people use', () => {
    const request = asked('admin.example.com', 'https://admin.example.com');
    expect(passkeySiteOf(request, real)).toEqual({ host: 'admin.example.com', origin: 'https://admin.example.com' });
    expect(passkeyHostOf(request, real)).toBe('admin.example.com');
    const withPort = { ...real, publicUrl: 'https://admin.example.com:8443' };
    expect(isSite(withPort, 'admin.example.com:8443', 'https://admin.example.com:8443')).toBe(true);
    expect(isSite(withPort, 'admin.example.com', 'https://admin.example.com')).toBe(false);
  });

  it('works under the name of a company', () => {
    expect(isSite(real, 'console.partner.example', 'https://console.partner.example')).toBe(true);
    expect(isSite({ ...real, publicUrl: 'https://admin.example.com:8443' }, 'a.example', 'https://a.example:8443')).toBe(true);
    expect(isSite(demo, 'console.partner.example', 'https://console.partner.example')).toBe(true);
  });

  it.each([
    ['admin.example.com', 'https://admin.example.com:8443'],
    ['admin.example.com:8443', 'https://admin.example.com:8443'],
    ['admin.example.com', 'http://admin.example.com'],
    ['admin.example.com', 'https://console.partner.example'],
    ['console.partner.example:444', 'https://console.partner.example:444'],
    ['console.partner.example', 'http://console.partner.example'],
    ['admin.example.com', undefined],
    ['admin.example.com', 'null'],
    ['localhost:3000', 'http://localhost:3000'],
    ['203.0.113.9', 'https://203.0.113.9'],
    ['[2001:db8::1]', 'https://[2001:db8::1]'],
  ])('is refused to a page under %s whose origin is %s', (host, origin) => expect(isSite(real, host, origin)).toBe(false));

  it('works on one’s own machine at the port of the server, and at no other', () => {
    expect(isSite(demo, 'localhost:3000', 'http://localhost:3000')).toBe(true);
    expect(isSite(demo, 'localhost:9000', 'http://localhost:9000')).toBe(false);
    expect(isSite({ ...demo, port: 0 }, 'localhost:4321', 'http://localhost:4321', 4321)).toBe(true);
    expect(isSite(demo, '127.0.0.1:3000', 'http://127.0.0.1:3000')).toBe(false);
  });

  it('also works where a developer’s panel has a port of its own that PUBLIC_URL names', () => {
    const env = { ...demo, publicUrl: 'http://localhost:5173' };
    expect(isSite(env, 'localhost:3000', 'http://localhost:5173')).toBe(true);
    expect(isSite(env, 'localhost:3000', 'http://localhost:3000')).toBe(true);
    expect(isSite({ ...demo, publicUrl: 'http://heed.lan' }, 'heed.lan', 'http://heed.lan')).toBe(false);
  });
});
