import { beforeAll, expect, it } from 'vitest';
import { readLearnerLink } from '#contract/campaigns/learning';
import { getMagicLink } from '#contract/session/signInLinks';
import { callAs } from '#tests/support/calls/callAs';
import { asLearnerApp, startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

it('a link identifies the person in the learner app once, for their own company only', async () => {
  const admin = await server.aUser({ role: 'admin' });
  const { companyId } = admin;
  const reply = await callAs(
    server,
    await server.signInAs(admin),
    companyId,
  )(getMagicLink, { query: { platformType: 'employee' } });
  expect(reply.status, reply.text).toBe(200);
  const link = new URL(reply.json<{ link: string }>().link);
  expect(link.origin).toBe('https://learn.example');
  expect(link.searchParams.get('company')).toBe(companyId);
  const token = link.searchParams.get('token') ?? '';
  const read = (company: string, linkToken: string) =>
    callAs(server, asLearnerApp, company)(readLearnerLink, { body: { token: linkToken } });
  const other = await server.aCompany();
  expect((await read(other.id, token)).code).toBe('link_not_valid');
  expect((await read(companyId, token)).json()).toEqual({ userId: admin.id });
  expect((await read(companyId, token)).code).toBe('link_not_valid');
  expect((await read(companyId, 'made-up')).code).toBe('link_not_valid');
});
