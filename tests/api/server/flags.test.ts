import { createServer, type RequestListener, type Server } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flagsPath } from '#contract/flags';
import { buildApp } from '#server/app';
import type { Env } from '#server/env';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

const panel = { template: undefined, landing: { styles: [], scripts: [] }, firstTexts: {}, dist: '', build: 'test' };
const folder = mkdtempSync(join(tmpdir(), 'heed-flags-'));
const flagsFile = join(folder, 'flags.json');
const write = (text: string) => writeFileSync(flagsFile, text);

let server: TestServer;
let own: string;
let headers: Record<string, string>;
const apps: FastifyInstance[] = [];
const services: Server[] = [];

beforeAll(async () => {
  server = await startTestServer();
  own = (await server.aCompany({ hasBoost: true })).id;
  headers = await server.signInAs(await server.aUser({ companyId: own, role: 'admin' }));
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  for (const service of services) service.closeAllConnections();
  for (const service of services) service.close();
  rmSync(folder, { recursive: true });
});

async function appWith(settings: Partial<Env>): Promise<FastifyInstance> {
  const app = await buildApp({ ...server.services, env: { ...server.services.env, ...settings } }, { panel });
  apps.push(app);
  return app;
}

async function serviceThat(answers: RequestListener): Promise<string> {
  const service = createServer(answers);
  services.push(service);
  await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
}

interface Asked {
  key?: string;
  context?: object;
  more?: Record<string, string>;
}
const ask = (app: FastifyInstance, { key, context = {}, more = headers }: Asked = {}) =>
  app.inject({ method: 'POST', url: key ? `${flagsPath}/${key}` : flagsPath, headers: more, payload: { context } });
const exercise = (value: boolean) => ({ key: 'phishingExercise', value, variant: value ? 'on' : 'off', reason: 'STATIC' });

describe('flags without settings', () => {
  it('have their defaults, all at once and one by one', async () => {
    const all = await ask(server.app);
    expect(all.statusCode).toBe(200);
    expect(all.headers['content-type']).toContain('application/json');
    expect(all.json()).toEqual({ flags: [exercise(true)] });
    expect((await ask(server.app, { key: 'phishingExercise' })).json()).toEqual(exercise(true));
  });

  it('are not sent again to a client that has them', async () => {
    const etag = String((await ask(server.app)).headers['etag']);
    const again = await ask(server.app, { more: { ...headers, 'if-none-match': etag } });
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag]);
    expect((await ask(server.app, { more: { ...headers, 'if-none-match': '"another"' } })).statusCode).toBe(200);
  });

  it('require a session, and a company with access', async () => {
    expect((await ask(server.app, { more: {} })).statusCode).toBe(401);
    expect((await ask(server.app, { more: {}, key: 'phishingExercise' })).statusCode).toBe(401);
    expect((await ask(server.app, { context: { companyId: own } })).statusCode).toBe(200);
    const stranger = (await server.aCompany()).id;
    expect((await ask(server.app, { context: { companyId: stranger } })).statusCode).toBe(403);
  });

  it('report a wrong request in the format of the protocol', async () => {
    const unknown = await ask(server.app, { key: 'toString' });
    expect([unknown.statusCode, unknown.json()]).toEqual([404, { key: 'toString', errorCode: 'FLAG_NOT_FOUND' }]);
    const wrong = await ask(server.app, { context: { companyId: 'acme' } });
    expect([wrong.statusCode, wrong.json<{ errorCode: string }>().errorCode]).toEqual([400, 'INVALID_CONTEXT']);
  });
});

describe('a file of flags', () => {
  it('sets them, and is read again when it changes, unless it is invalid', async () => {
    write('{"phishingExercise": false, "flagOfTomorrow": true}');
    const app = await appWith({ flagsFile });
    const before = await ask(app);
    expect(before.json()).toEqual({ flags: [exercise(false)] });
    write('{"phishingExercise": true }');
    const after = await ask(app, { more: { ...headers, 'if-none-match': String(before.headers['etag']) } });
    expect([after.statusCode, after.json()]).toEqual([200, { flags: [exercise(true)] }]);
    write('{"phishingExercise": false');
    expect((await ask(app)).json()).toEqual({ flags: [exercise(true)] });
    rmSync(flagsFile);
    expect((await ask(app)).json()).toEqual({ flags: [exercise(true)] });
    write('{}');
    expect((await ask(app)).json()).toEqual({ flags: [exercise(true)] });
  });

  it('that is missing or invalid at start is named', async () => {
    await expect(appWith({ flagsFile: join(folder, 'none.json') })).rejects.toThrow(/^FLAGS_FILE .*none\.json cannot be used/);
    write('{"phishingExercise": "yes"}');
    await expect(appWith({ flagsFile })).rejects.toThrow('each true or false');
  });
});

describe('another flag service', () => {
  it("gets the person's context from the server, and only our flags are passed on", async () => {
    const heard: unknown[] = [];
    const ofrepUrl = await serviceThat((request, response) => {
      let text = '';
      request.on('data', (piece) => (text += String(piece)));
      request.on('end', () => {
        heard.push([request.url, JSON.parse(text)]);
        const flags = [
          { key: 'phishingExercise', value: false, reason: 'TARGETING_MATCH' },
          { key: 'ofAnotherProgram', value: 'secret' },
        ];
        const eventStreams = [{ type: 'sse', url: 'https://events.example' }];
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ flags, eventStreams }));
      });
    });
    const app = await appWith({ ofrepUrl });
    const reply = await ask(app, { context: { companyId: own, role: 'superadmin', plan: 'free', email: 'a@b.example' } });
    expect(reply.json()).toEqual({ flags: [exercise(false)] });
    const context = { targetingKey: expect.any(String) as string, userId: expect.any(String) as string, companyId: own };
    expect(heard).toEqual([[flagsPath, { context: { ...context, role: 'admin', plan: 'boost' } }]]);
    expect((await ask(app, { key: 'phishingExercise' })).json()).toEqual(exercise(false));
  });

  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    ['breaks', (_request, response) => void response.writeHead(500).end('<h1>Oops</h1>')],
    ['answers something else', (_request, response) => void response.end('<h1>Hello</h1>')],
    ['hangs up', (request) => void request.socket.destroy()],
    ['sends one elsewhere', (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    [
      'gives a flag of another kind',
      (_request, response) => void response.end('{"flags":[{"key":"phishingExercise","value":"no"}]}'),
    ],
  ])('that %s leaves the flags as they are set here', async (_what, answers) => {
    const ofrepUrl = await serviceThat(answers);
    write('{"phishingExercise": false}');
    expect((await ask(await appWith({ ofrepUrl }))).json()).toEqual({ flags: [exercise(true)] });
    const reply = await ask(await appWith({ ofrepUrl, flagsFile }));
    expect([reply.statusCode, reply.json()]).toEqual([200, { flags: [exercise(false)] }]);
  });
});
