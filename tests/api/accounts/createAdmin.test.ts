import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerTx } from '#server/db/tx';
import { type BareServer, startBareServer } from '#tests/support/server/bareServer';
import { runScript } from '#tests/support/server/runScript';
import { makeAdmin, type WantedAdmin } from '../../../scripts/createAdmin/makeAdmin.ts';

let server: BareServer;
beforeAll(async () => {
  server = await startBareServer();
});
afterAll(() => server?.close());

const make = (options: Omit<WantedAdmin, 'lang'> & { lang?: string }) =>
  ownerTx(server.services.db, (tx) => makeAdmin(tx, { lang: 'en', ...options }));
const password = 'Corr3ct-horse!';
async function signIn(email: string, token: string) {
  const used = await server.post('/gateway/rest/v1/password-links/use', { token, newPassword: password });
  expect(used.statusCode, used.body).toBe(200);
  return server.open(email, password);
}
const me = async (token: string) =>
  (await server.get('/gateway/api/v1/user', token)).json<{
    id: string;
    role: string;
    company: { id: string; name: string; lang: string };
  }>();

describe('the first admin of a customer', () => {
  it('gets a company, and a link for choosing a password', async () => {
    const options = { email: 'first@test.example', company: 'Brand New Ltd', lang: 'he' };
    const first = await make(options);
    const again = await make({ ...options, company: 'brand new ltd' });
    expect([first.company.isNew, again.company.isNew]).toEqual([true, false]);
    const user = await me(await signIn('first@test.example', again.token));
    expect(user).toMatchObject({ role: 'admin', company: { name: 'Brand New Ltd', lang: 'he' } });
  });

  it('is refused for an address in use, and without a company', async () => {
    const { email } = await server.person({ companyId: await server.company() });
    await expect(make({ email, company: 'Third Ltd' })).rejects.toThrow('belongs to somebody else already');
    await expect(make({ email: 'x@test.example' })).rejects.toThrow('--company is needed');
  });
});

describe('the first of our own staff', () => {
  const operator = { email: 'operator@test.example', staff: 'superadmin' as const };

  it("requires a name for our own company, which is no customer's", async () => {
    await make({ email: 'admin@taken.example', company: 'Taken Ltd' });
    await expect(make(operator)).rejects.toThrow('Name it with --company');
    await expect(make({ ...operator, company: 'taken ltd' })).rejects.toThrow('is a customer');
  });

  it('signs in, and acts in every company after confirming the policy', async () => {
    const { token, company } = await make({ ...operator, company: 'House Ltd' });
    expect(company).toMatchObject({ name: 'House Ltd', isNew: true });
    const session = await signIn(operator.email, token);
    const user = await me(session);
    expect(user.role).toBe('superadmin');
    const confirm = `/gateway/customers/api/v1/company/${user.company.id}/users/${user.id}/privacy_policy/confirm`;
    expect((await server.post(confirm, {}, session)).statusCode).toBe(200);
    const companies = await server.get('/gateway/rest/v1/companies?range=[0,99]', session);
    expect(companies.json<{ name: string }[]>().map(({ name }) => name)).toContain('Taken Ltd');
    const [customer] = companies.json<{ id: string; name: string }[]>().filter(({ name }) => name === 'Taken Ltd');
    expect((await server.post(`/gateway/api/v1/users/list/${customer?.id}`, {}, session)).statusCode).toBe(200);
  });

  it('is followed by others in the same company, once each', async () => {
    const support = { email: 'helper@test.example', staff: 'support' as const };
    const { company, token } = await make(support);
    expect(company).toMatchObject({ name: 'House Ltd', isNew: false });
    expect((await me(await signIn(support.email, token))).role).toBe('support');
    expect((await make({ ...support, company: 'HOUSE ltd' })).token).not.toBe('');
    await expect(make({ ...support, staff: 'superadmin' })).rejects.toThrow('already, as support and not as superadmin');
    await expect(make({ ...support, company: 'Another Ltd' })).rejects.toThrow('our own company is "House Ltd"');
    await expect(make({ email: 'c@test.example', company: 'House Ltd' })).rejects.toThrow('made with --staff');
  });
});

describe('the command', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'heed-admin-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  const run = (...args: string[]) => runScript('createAdmin.ts', args, { DATA_DIR: dataDir });

  it('names the invalid option and shows its usage', async () => {
    const wrong = await run('--email', 'nobody', '--staff', 'boss');
    expect(wrong.code).toBe(1);
    expect(wrong.printed).toContain('--email');
    expect(wrong.printed).toContain('--staff: must be one of superadmin, support');
    expect(wrong.printed).toContain('npm run create-admin -- --staff superadmin');
  }, 60_000);

  it('prints a link for one of our staff', async () => {
    const made = await run('--staff', 'superadmin', '--email', 'boss@test.example', '--company', 'Our Own');
    expect(made.code, made.printed).toBe(0);
    expect(made.printed).toContain('Made the company Our Own.');
    expect(made.printed).toMatch(/\/change-password\?token=[\w-]{43}/);
  }, 120_000);
});
