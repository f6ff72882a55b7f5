import type { AddressInfo } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/kit/endpoint';
import { mountEndpoint } from '../../../server/http/mountEndpoint.ts';
import { answerErrors, sendRefusal } from '../../../server/http/errors.ts';
import { Refusal } from '../../../server/core/refusal.ts';
import type { Services } from '../../../server/services.ts';

const file = endpoint({
  method: 'GET',
  path: '/file',
  summary: 'A file in pieces',
  access: 'public',
  tx: 'none',
  reply: z.object({}),
  errors: [],
});

/** What a browser gets of a file made of these pieces, over a real connection. */
async function download(csv: AsyncIterable<string>): Promise<{ response: Response; text: Promise<string>; end(): Promise<void> }> {
  const app = Fastify({ forceCloseConnections: true });
  await app.register(rateLimit, { global: false });
  answerErrors(app, (_request, reply) => sendRefusal(reply, new Refusal('not_found')));
  mountEndpoint(app, {} as Services, file, async () => ({ csv, filename: 'file.csv' }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/gateway/file`);
  return { response, text: response.text(), end: () => app.close() };
}

async function* pieces(first: string | Error, second: string | Error) {
  for (const piece of [first, second]) {
    if (piece instanceof Error) throw piece;
    yield piece;
  }
}

it('a file arrives completely', async () => {
  const { response, text, end } = await download(pieces('a,b\r\n', '1,2\r\n'));
  expect(response.headers.get('content-disposition')).toContain('filename="file.csv"');
  expect(await text).toBe('a,b\r\n1,2\r\n');
  await end();
});

it('a file that breaks half-way ends with an error, not as a shorter file', async () => {
  const { response, text, end } = await download(pieces('a,b\r\n', new Error('the database is gone')));
  expect(response.status).toBe(200);
  await expect(text).rejects.toThrow(/terminated/);
  await end();
});

it('a file that fails before its first chunk is refused like any call', async () => {
  const { response, text, end } = await download(pieces(new Refusal('company_disabled'), ''));
  expect(response.status).toBe(403);
  expect(await text).toContain('company_disabled');
  await end();
});
