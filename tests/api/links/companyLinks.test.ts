import { beforeEach, describe, expect, it } from 'vitest';
import { ownerTx, tenantTx } from '#server/db/tx';
import { type BareServer, codeOf } from '#tests/support/server/bareServer';
import { companyBrowser, someCompanies } from '#tests/support/calls/companyBrowser';
import { secondFactors } from '#tests/support/server/secondFactors';
import { untilWaiting } from '#tests/support/server/untilWaiting';
import { serverOfFile } from '#tests/support/server/serverOfFile';

let server: BareServer;
let world: Awaited<ReturnType<typeof someCompanies>>;
const query = serverOfFile((started) => void (server = started));

beforeEach(async () => {
  world = await someCompanies(server);
});

const expired = 'verification_token_expired';

describe('a link into another company', () => {
  it('signs its holder in as themselves, acting in that company', async () => {
    const partner = await world.aPartner();
    const here = await world.atHome(partner);
    const reply = await here.ask();
    expect(reply.json<{ link: string }>().link).toMatch(/^\/login_as_company\?companyToken=[\w-]{43}&companyId=/);
    const there = await here.open();
    expect((await server.get('/gateway/api/v1/user', there)).json()).toMatchObject({
      id: partner.id,
      email: partner.email,
      company_id: world.partnerId,
      isAdminLoggedInAsCompany: true,
      adminName: 'Nora North',
      adminEmail: partner.email,
      loggedInAs: { id: world.customerId, name: 'Brook' },
    });
    expect((await world.addGroup(there)).statusCode).toBe(200);
  });

  it('opens that company only, not even the holder’s own', async () => {
    const there = await (await world.atHome(await world.aPartner())).open();
    expect(codeOf(await server.get(world.groups(world.otherId), there))).toBe('company_not_accessible');
    expect(codeOf(await server.get(world.groups(world.partnerId), there))).toBe('company_not_accessible');
    expect(codeOf(await server.get('/gateway/rest/v1/companies', there))).toBe('permission_denied');
  });

  it('opens a company for staff with their own role, and shows them no other', async () => {
    const house = await server.company({ isHouse: true });
    const staff = await server.person({ companyId: house, role: 'support' });
    const there = await (await world.atHome(staff)).open();
    expect((await server.get('/gateway/api/v1/user', there)).json()).toMatchObject({
      role: 'support',
      loggedInAs: { id: world.customerId },
    });
    expect(codeOf(await server.get(world.groups(world.otherId), there))).toBe('company_not_accessible');
    expect(codeOf(await server.get(world.groups(house), there))).toBe('company_not_accessible');
    const { rows } = await query('SELECT hash FROM sessions WHERE acting_company_id = $1', [world.customerId]);
    const scope = { sessionHash: String(rows[0]?.hash), companyId: null };
    const inSight = await tenantTx(server.services.db, scope, 'read', (tx) => tx.$client.query('SELECT id FROM companies'));
    expect(inSight.rows).toEqual([{ id: world.customerId }]);
  });

  it('works once, expires, and works for no other purpose', async () => {
    const here = await world.atHome(await world.aPartner());
    const used = await here.tokenFor();
    expect((await here.exchange(used)).json()).toMatchObject({ company_id: world.customerId });
    expect(codeOf(await here.exchange(used))).toBe(expired);
    const late = await here.tokenFor();
    for (const path of ['/api/v1/auth/auth_token/magic_link/', '/api/v1/user/custom_token_sso/'])
      expect(codeOf(await server.get(`/gateway${path}${late}`))).toBe(expired);
    await query("UPDATE one_time_links SET expires_at = now() - interval '1 second' WHERE kind = 'company'");
    expect(codeOf(await here.exchange(late))).toBe(expired);
  });

  // @once: two calls race for one thing; the wrong one must never win.
  it('works once also when two tabs exchange it at the same time', async () => {
    const here = await world.atHome(await world.aPartner());
    const token = await here.tokenFor();
    const { db } = server.services;
    const both = await ownerTx(db, async (tx) => {
      await tx.$client.query('SELECT FROM one_time_links FOR UPDATE');
      const calls = [here.exchange(token), here.exchange(token)];
      await untilWaiting(db, tx, 2);
      return calls;
    });
    const codes = (await Promise.all(both)).map((reply) => codeOf(reply) ?? 'signed in');
    expect(codes.sort()).toEqual(['signed in', expired]);
  });

  it('opens one session, though its custom token is used twice', async () => {
    const customToken = await (await world.atHome(await world.aPartner())).customTokenFor();
    await server.signInWith(customToken);
    await expect(server.signInWith(customToken)).rejects.toThrow();
  });

  it('works in the browser that asked for it, and in no other', async () => {
    const partner = await world.aPartner();
    const token = await (await world.atHome(partner)).tokenFor();
    expect(codeOf(await (await world.atHome(partner)).exchange(token))).toBe(expired);
    expect(codeOf(await server.get(`/gateway/user/custom_token/${token}`))).toBe(expired);
  });

  it('is given to nobody for their own company, nor without access', async () => {
    const partner = await world.atHome(await world.aPartner());
    expect(codeOf(await partner.ask(world.partnerId))).toBe('permission_denied');
    await world.grant('pending');
    expect(codeOf(await partner.ask())).toBe('company_not_accessible');
    const stranger = await server.person({ companyId: await server.company() });
    expect(codeOf(await (await world.atHome(stranger)).ask(world.otherId))).toBe('company_not_accessible');
  });

  it('is given in no session that came from such a link', async () => {
    const there = await (await world.atHome(await world.aPartner())).open();
    expect(codeOf(await companyBrowser(server, there, world.customerId).ask())).toBe('permission_denied');
  });

  it('keeps the second factor of the sign-in at home, and needs none again', async () => {
    const mfa = secondFactors(server, world.partnerId);
    const person = await mfa.withMfa();
    await companyBrowser(server, await mfa.signIn(person), world.customerId).open();
    const { rows } = await query('SELECT factor FROM sessions WHERE user_id = $1 AND acting_company_id = $2', [
      person.id,
      world.customerId,
    ]);
    expect(rows).toEqual([{ factor: 'email' }]);
  });
});
