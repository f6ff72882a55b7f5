import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { previewTemplate } from '#contract/exercise/templates';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let call: Call;

const callOfCompany = async (): Promise<[Call, string]> => {
  const companyId = (await server.aCompany({ hasBoost: true })).id;
  const headers = await server.signInAs(await server.aUser({ companyId, role: 'admin' }));
  return [callAs(server, headers, companyId), companyId];
};
const urlIn = (reply: { json: <J>() => J }) => reply.json<{ data: { url: string } }>().data.url;

beforeAll(async () => {
  server = await startTestServer();
  [call] = await callOfCompany();
});

describe('a preview', () => {
  const body = {
    html: '<p>Pay <a href="https://evil.example" onclick="x()">here</a> now</p>',
    layoutType: 'EMAIL',
    anchors: ['now', 'gone'],
  };

  it('is shown once, under a policy that runs nothing, with marks and dead links', async () => {
    const url = urlIn(await call(previewTemplate, { body }));
    const first = await server.app.inject({ method: 'GET', url });
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox",
    );
    expect(first.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(first.body).toContain(
      '<a style="color:#1f5eff;text-decoration:underline" title="https://evil.example">here</a> <span class="callout" data-order="1" id="callout-1">now</span>',
    );
    expect(first.body).not.toMatch(/href=|onclick|<script/);
    expect((await server.app.inject({ method: 'GET', url })).statusCode).toBe(404);
  });

  it('makes room for newer ones, so that nobody fills the database', async () => {
    const [own, other] = await callOfCompany();
    for (let made = 0; made < 32; made += 1) await own(previewTemplate, { body });
    const kept = await ownerTx(server.services.db, (tx) =>
      rows<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM exercise_previews WHERE company_id = ${other}`),
    );
    expect(kept).toEqual([{ n: 30 }]);
  });

  it('is not shown to a guess', async () => {
    expect((await server.app.inject({ method: 'GET', url: '/exercise-preview/guess' })).statusCode).toBe(404);
  });
});
