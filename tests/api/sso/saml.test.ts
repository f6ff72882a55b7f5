import { describe, expect, it } from 'vitest';
import { codeOf } from '#tests/support/server/bareServer';
import { visitSaml } from '#tests/support/sso/ssoBrowser';
import { samlOfFile } from '#tests/support/sso/samlCompany';
import { beginLinking } from '#tests/support/sso/ssoLinking';

const { here, query, browser, aCompany, failed, signedIn } = samlOfFile();

describe('signing in over SAML', () => {
  it.each([
    ['Okta', 'okta', { isSaml: true, serviceProviderEntityId: 'https://heed.example/entity' }],
    ['Google Workspace', 'gsuite', {}],
    ['another provider', 'custom_saml', {}],
  ])('at %s leads to a session, which knows its connection', async (_name, way, more) => {
    const { companyId, admin } = await aCompany(way, more);
    const { id, email } = await admin();
    const token = await browser().open(email);
    expect((await here.server.get('/gateway/user', token)).json()).toMatchObject({ id, email });
    const { rows } = await query(
      'SELECT s.factor, c.type FROM sessions s JOIN sso_connections c ON c.id = s.connection_id WHERE s.user_id = $1 AND c.company_id = $2',
      [id, companyId],
    );
    expect(rows).toEqual([{ factor: 'sso', type: way }]);
  });

  it('asks the provider of the company to post the answer to the address of the company', async () => {
    const { companyId, admin } = await aCompany();
    const { email } = await admin();
    const there = browser();
    const { location } = await there.go((await there.linkFor(email)).link);
    expect(location).toContain('/sso?tenant=one&');
    const asked = here.provider.read(location);
    const base = `http://localhost:3000/gateway/api/v1/sso/saml/${companyId}`;
    expect(asked).toMatchObject({ acsUrl: `${base}/acs`, audience: `${base}/metadata` });
    expect(asked.relayState).toMatch(/^[\w-]{43}$/);
    const file = await here.server.app.inject({ url: new URL(asked.audience).pathname });
    expect(file.body).toContain(`entityID="${asked.audience}"`);
    expect(file.body).toContain(`Location="${asked.acsUrl}"`);
    expect(file.body).toContain('WantAssertionsSigned="true"');
  });

  it('begins at the address for the app list of the provider, too', async () => {
    const { admin, settings } = await aCompany();
    await admin();
    const there = browser();
    expect((await there.go(await there.answerFor((await settings()).startUrl))).location).toEqual(signedIn);
  });

  it.each(['both', 'assertion'] as const)('takes an answer in which the provider signed: %s', async (signs) => {
    const { email } = await (await aCompany()).admin();
    expect(await browser({ signs }).walk(email)).toEqual(signedIn);
  });

  it('knows a person by the name id, whatever address the provider names later', async () => {
    const company = await aCompany();
    const [one, other] = [await company.admin(), await company.admin()];
    here.provider.signIn(one.subject, { email: one.email });
    await browser().open(one.email);
    here.provider.signIn(one.subject, { email: other.email });
    expect((await here.server.get('/gateway/user', await browser().open(one.email))).json().id).toBe(one.id);
    here.provider.signIn(crypto.randomUUID(), { email: one.email });
    expect(await browser().walk(one.email)).toBe(failed('email_in_use'));
  });

  it('reads address and names from the attributes that providers use, or the address from the name id', async () => {
    const { companyId, domain } = await aCompany();
    const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';
    const email = `new@${domain}`;
    here.provider.signIn('x', { [`${claims}/emailaddress`]: email, [`${claims}/givenname`]: 'Ana', [`${claims}/surname`]: 'Lima' });
    const there = browser();
    expect(codeOf(await there.exchange(await there.walk(email)))).toBe('learner_no_access');
    here.provider.signIn(`second@${domain}`, { firstName: 'Bo', lastName: 'Ek' });
    await browser().walk(email);
    const { rows } = await query('SELECT email, name, last_name, role FROM users WHERE company_id = $1 AND sso ORDER BY name', [
      companyId,
    ]);
    expect(rows).toEqual([
      { email, name: 'Ana', last_name: 'Lima', role: 'user' },
      { email: `second@${domain}`, name: 'Bo', last_name: 'Ek', role: 'user' },
    ]);
  });

  it('connects nobody outside the proved domains', async () => {
    const { admin } = await aCompany();
    const { email } = await admin();
    here.provider.signIn('x', { email: 'x@elsewhere.example' });
    expect(await browser().walk(email)).toBe(failed('email_is_not_connected'));
  });

  it('says to the admin where an address was looked for when the provider sent none', async () => {
    const { admin, settings } = await aCompany();
    const { email } = await admin();
    here.provider.signIn('employee-17', { department: 'Sales' });
    expect(await browser().walk(email)).toBe(failed('sso_no_email'));
    const { lastFailure } = await settings();
    expect(lastFailure).toMatchObject({ reason: 'sso_no_email', detail: expect.stringMatching(/^NameID, email, mail, /) });
  });

  it('connects the account of the owner while they are signed in, in their browser only', async () => {
    const { owner, token, settings } = await aCompany();
    here.provider.signIn('the-owner', {});
    const link = () => beginLinking(here.server, visitSaml(here.server, here.provider), { person: owner, session: token });
    const [lured, victim] = [await link(), browser()];
    await victim.go((await victim.linkFor(owner.email)).link);
    expect((await victim.go(lured.answer)).location).toBe(failed('sso_expired'));
    expect((await settings()).isLinked).toBe(false);
    const mine = await link();
    expect((await mine.there.go(mine.answer)).location).toBe('/settings/single-sign-on?linked=true');
    expect((await settings()).isLinked).toBe(true);
    expect(await browser().open(owner.email)).toBeTruthy();
  });
});
