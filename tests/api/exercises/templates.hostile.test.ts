import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { exerciseLimits } from '#contract/exercise/limits';
import { createTemplate, deleteTemplate, updateTemplate } from '#contract/exercise/templates';
import { fillPath } from '#contract/kit/endpoint';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { callAs } from '#tests/support/calls/callAs';
import { someTemplates } from '#tests/support/exercises/exercises';
import { aCampaignWith, emailParts, sendForm } from '#tests/support/exercises/templates';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let companyId: string;
let headers: Record<string, string>;
let send: ReturnType<typeof sendForm>;

beforeAll(async () => {
  server = await startTestServer();
  companyId = (await server.aCompany({ hasBoost: true })).id;
  headers = await server.signInAs(await server.aUser({ companyId, role: 'admin' }));
  send = sendForm(server, headers, companyId);
});

const sendRaw = (payload: string, given: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: `/gateway${fillPath(createTemplate.path, { companyId })}`,
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b', ...given },
    payload,
  });

describe('what somebody saves again and again', () => {
  const versionsOf = (id: string) =>
    ownerTx(server.services.db, (tx) =>
      rows<{ name: string }>(tx, sql`SELECT name FROM exercise_template_versions WHERE template_id = ${id} ORDER BY created_at`),
    );

  it('is stored once, and as campaigns had it', async () => {
    const made = await send(createTemplate, emailParts({ name: 'First' }));
    const { id: templateId } = made.json<{ data: { id: string } }>().data;
    for (const name of ['Second', 'Third']) await send(updateTemplate, emailParts({ name }), { templateId });
    expect(await versionsOf(templateId)).toEqual([{ name: 'Third' }]);
    await ownerTx(server.services.db, (tx) => aCampaignWith(tx, companyId, templateId, 'archived'));
    for (const name of ['Fourth', 'Fifth']) await send(updateTemplate, emailParts({ name }), { templateId });
    expect(await versionsOf(templateId)).toEqual([{ name: 'Third' }, { name: 'Fifth' }]);
    expect((await callAs(server, headers, companyId)(deleteTemplate, { params: { templateId } })).status).toBe(200);
    expect(await versionsOf(templateId)).toHaveLength(2);
  });

  it('has an end', async () => {
    const full = (await server.aCompany({ hasBoost: true })).id;
    const there = await server.signInAs(await server.aUser({ companyId: full, role: 'admin' }));
    await someTemplates(server, exerciseLimits.ownTemplates, full);
    expect(await sendForm(server, there, full)(createTemplate, emailParts())).toMatchObject({ status: 409, code: 'storage_full' });
  });
});

describe('a form', () => {
  it('whose parts are small but many is refused before it fills the memory', async () => {
    const parts = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`part${at}`, 'x'.repeat(1_500_000)]));
    expect(await send(createTemplate, emailParts(parts))).toMatchObject({ status: 413, code: 'body_too_large' });
  });

  it.each([
    ['without a boundary', 'x', { 'content-type': 'multipart/form-data' }],
    ['that is cut off', '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nx', {}],
  ])('%s is refused as wrong, not as a fault of the server', async (_name, payload, given) => {
    const reply = await sendRaw(payload, given as Record<string, string>);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ error: { code: 'validation_failed' } });
  });

  it.each([
    ['lists', `{"a":${'['.repeat(300_000)}${']'.repeat(300_000)}}`],
    ['objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ])('with a design of %s without end is refused', async (_name, designData) => {
    expect(await send(createTemplate, emailParts({ name: randomUUID(), designData }))).toMatchObject({
      status: 422,
      fields: ['designData'],
    });
  });
});
