import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { errorEnvelope } from '#contract/errors';
import { openRequest } from '#tests/support/server/openRequest';
import { type Spawned, spawnServer } from '#tests/support/server/spawnServer';

// @once: a process is killed at work; what it had acknowledged is never lost or done twice.

const dataDir = mkdtempSync(join(tmpdir(), 'heed-life-'));
const started: Spawned[] = [];
const start = (settings: Record<string, string> = {}) => {
  const server = spawnServer({ DATA_DIR: dataDir, ...settings });
  started.push(server);
  return server;
};

afterAll(() => {
  for (const { child } of started) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Status and text of one call over a real socket. */
function call(address: string, path: string, body?: object, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const method = body ? 'POST' : 'GET';
    const sent = request(`${address}${path}`, { method, headers: { 'content-type': 'application/json', ...headers } }, (reply) => {
      let text = '';
      reply.on('data', (chunk) => (text += String(chunk)));
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}

const minutes = 60_000;

describe('a server process', () => {
  it('fills an empty directory, and loses nothing acknowledged when killed', { timeout: 4 * minutes }, async () => {
    const first = start();
    const address = await first.address;
    expect(first.printed()).toContain('admin@acme.example');
    const requested = await call(address, '/gateway/rest/v1/password-links', { email: 'admin@acme.example' });
    expect(requested.status).toBe(200);
    first.child.kill('SIGKILL');
    expect(await first.ended).toBe(null);
    expect(existsSync(join(dataDir, 'lock'))).toBe(true);

    const second = start();
    const outbox = await call(await second.address, '/outbox');
    expect(outbox.text).toContain('admin@acme.example');

    const rival = start();
    expect(await rival.ended).toBe(1);
    expect(rival.printed()).toContain('is in use by another Heed process');
    expect((await call(await second.address, '/readyz')).status).toBe(200);

    const closing = Date.now();
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    expect(Date.now() - closing).toBeLessThan(10_000);
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  });

  it('refuses what arrives while it stops, in its own words, and is not ready any more', { timeout: 3 * minutes }, async () => {
    const { address, child, ended } = start();
    const url = await address;
    const paths = ['/readyz', '/', '/gateway/api/v1/user', '/no/such/file.js'];
    const opened = await Promise.all(paths.map((path) => openRequest(url, path, 'Accept: text/html\r\n')));
    // By the time it has answered later calls it has read these, so it does not take their connections for idle.
    for (let n = 0; n < 3; n += 1) await call(url, '/readyz');
    child.kill('SIGTERM');
    await vi.waitFor(() => expect(call(url, '/readyz')).rejects.toThrow('ECONNREFUSED'), 5000);
    for (const finish of opened) {
      const { status, headers, body } = await finish();
      expect([status, headers['connection'], headers['retry-after']]).toEqual([503, 'close', '5']);
      const { code, requestId } = errorEnvelope.parse(JSON.parse(body)).error;
      expect([code, requestId]).toEqual(['unavailable', headers['x-request-id']]);
    }
    expect(await ended).toBe(0);
  });

  it('protects its data from other users of the machine', () => {
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(dataDir)) expect(statSync(join(dataDir, name)).mode & 0o077, name).toBe(0);
  });

  it('does not start with an invalid setting, and names it', { timeout: minutes }, async () => {
    const server = start({ PORT: 'many' });
    expect(await server.ended).toBe(1);
    expect(server.printed()).toContain('PORT');
    expect(server.printed()).not.toContain('    at ');
  });
});
