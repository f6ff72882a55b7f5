import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BareServer, codeOf, startBareServer } from '#tests/support/server/bareServer';
import { aSamlCompany } from '#tests/support/sso/samlCompany';
import { startSamlProvider, type TestSamlProvider } from '#tests/support/sso/samlProvider';
import { ssoBrowser, visitSaml } from '#tests/support/sso/ssoBrowser';
import { newCertificate } from '#tests/support/sso/x509';

let server: BareServer;
let provider: TestSamlProvider;
const query = (text: string, values: unknown[] = []) => server.services.db.pool.query(text, values);

beforeAll(async () => {
  server = await startBareServer();
  provider = await startSamlProvider();
});
beforeEach(() => query('DELETE FROM rate_counters'));
afterAll(async () => {
  await provider?.close();
  await server?.close();
});

/** A company with a connection, whose owner changes it. */
async function connected(way?: string, more?: object) {
  const company = await aSamlCompany(server, provider, way, more);
  const path = `/gateway/api/v1/sso/${company.companyId}`;
  const save = async (changes: object, as = 'custom_saml', token = company.token) =>
    server.post(`${path}/${as}`, { ...provider.settings, ...changes, ...(await server.step(token)) }, token);
  const remove = async () =>
    server.app.inject({
      method: 'DELETE',
      url: `/gateway/api/v1/sso/company/${company.companyId}`,
      headers: server.headersOf(company.token),
      payload: await server.step(company.token),
    });
  const enforce = async (token: string, ssoEnforcementStatus: boolean) =>
    server.app.inject({
      method: 'PUT',
      url: `/gateway/api/v1/sso/company/${company.companyId}/enforcement`,
      headers: server.headersOf(token),
      payload: { ssoEnforcementStatus, ...(await server.step(token)) },
    });
  return { ...company, save, remove, enforce };
}
const browser = (of = provider) => ssoBrowser(server, visitSaml(server, of));

describe('the settings of SAML', () => {
  it.each([
    ['okta', { isSaml: true, serviceProviderEntityId: 'urn:heed' }, 'urn:heed'],
    ['gsuite', {}, undefined],
    ['custom_saml', {}, undefined],
  ])('of %s are saved and read', async (way, more, entityId) => {
    const { companyId, settings } = await connected(way, more);
    const base = `http://localhost:3000/gateway/api/v1/sso/saml/${companyId}`;
    expect(await settings()).toMatchObject({
      ssoType: way,
      ssoProtocol: 'saml',
      ssoUrl: provider.settings.ssoUrl,
      identityProviderEntityId: provider.issuer,
      serviceProviderEntityId: entityId ?? `${base}/metadata`,
      certificate: expect.stringMatching(/^-----BEGIN CERTIFICATE-----\n/),
      certificateExpiresAt: expect.stringMatching(/^20\d\d-/),
      saml: { acsUrl: `${base}/acs`, entityId: `${base}/metadata`, metadataUrl: `${base}/metadata` },
      clientId: null,
      domain: null,
    });
  });

  it('take the certificate as bare base64, too', async () => {
    const { save, settings } = await connected();
    const before = (await settings()).certificate;
    const bare = provider.key.certificate.replace(/-----[^-]+-----|\s/g, '');
    expect((await save({ certificate: `  ${bare} ` })).statusCode).toBe(200);
    expect((await settings()).certificate).toBe(before);
  });

  it.each<[string, () => Promise<string>, string]>([
    ['is no certificate', async () => 'MIIB', 'certificate_unreadable'],
    ['is a private key', async () => provider.key.key, 'certificate_unreadable'],
    ['has a private key beside it', async () => `${provider.key.certificate}\n${provider.key.key}`, 'certificate_unreadable'],
    ['is a chain', async () => `${provider.key.certificate}\n${(await newCertificate()).certificate}`, 'certificate_unreadable'],
    ['has a short key', async () => (await newCertificate({ bits: 1024 })).certificate, 'certificate_weak'],
    ['has a key of another kind', async () => (await newCertificate({ curve: 'P-256' })).certificate, 'certificate_weak'],
    ['has expired', async () => (await newCertificate({ days: -1 })).certificate, 'certificate_not_in_force'],
    ['is not valid yet', async () => (await newCertificate({ fromDays: 2 })).certificate, 'certificate_not_in_force'],
  ])('refuse, at its field, a certificate that %s', async (_what, certificate, code) => {
    const { save, settings } = await connected();
    const before = await settings();
    const reply = await save({ certificate: await certificate() });
    expect([reply.statusCode, codeOf(reply), reply.json().error.details[0].field]).toEqual([422, code, 'certificate']);
    expect(await settings()).toEqual(before);
  });

  it.each(['javascript:alert(1)', 'ftp://idp.example', 'idp.example', 'https://user@idp.example'])(
    'refuse %s as the page of the provider',
    async (ssoUrl) => {
      const { save } = await connected();
      const reply = await save({ ssoUrl });
      expect([codeOf(reply), reply.json().error.details[0].field]).toEqual(['validation_failed', 'ssoUrl']);
    },
  );

  it('of another page keep the connection; another certificate or entity id is a new one, which ends enforcement', async () => {
    const { save, settings, admin, enforce, owner, token } = await connected();
    const { email } = await admin();
    const ssoToken = await browser().open(email);
    expect(codeOf(await enforce(token, true))).toBe('sso_session_required');
    expect((await enforce(ssoToken, true)).statusCode).toBe(200);
    const { ssoSettingsId } = await settings();
    await save({ ssoUrl: `${provider.settings.ssoUrl}&more=1` });
    expect(await settings()).toMatchObject({ ssoSettingsId, ssoEnforcement: true });
    const { certificate } = await newCertificate();
    expect((await save({ certificate })).statusCode).toBe(200);
    const after = await settings();
    expect(after.ssoEnforcement).toBe(false);
    expect(after.ssoSettingsId).not.toBe(ssoSettingsId);
    await save({ certificate, identityProviderEntityId: 'https://other.example' });
    expect((await settings()).ssoSettingsId).not.toBe(after.ssoSettingsId);
    expect(await server.open(owner.email)).toBeTruthy();
  });

  it('replace a connection over OpenID Connect or SAML, and are removed', async () => {
    const { save, remove, settings } = await connected();
    expect((await save({ isSaml: true, serviceProviderEntityId: 'urn:heed' }, 'okta')).statusCode).toBe(200);
    expect((await settings()).ssoType).toBe('okta');
    expect((await remove()).statusCode).toBe(200);
    expect(await settings()).toMatchObject({ ssoType: null, certificate: null, ssoUrl: null, identityProviderEntityId: null });
  });

  it('keep whoever signs in this way only, until the connection is removed and not replaced', async () => {
    const { save, remove, companyId, domain } = await connected();
    const { id } = await server.person({ companyId, email: `only@${domain}`, sso: true });
    const isOnly = async () => (await query('SELECT sso FROM users WHERE id = $1', [id])).rows[0].sso;
    await save({ identityProviderEntityId: 'https://other.example' });
    expect(await isOnly()).toBe(true);
    await remove();
    expect(await isOnly()).toBe(false);
  });

  it('are not for a free plan', async () => {
    const { save, companyId, settings } = await connected();
    await query("UPDATE companies SET has_boost = false, trial_status = 'expired' WHERE id = $1", [companyId]);
    expect(codeOf(await save({}))).toBe('plan_required');
    expect((await settings()).ssoType).toBe('custom_saml');
  });

  it('say whether the company may choose Okta over SAML', async () => {
    const { token } = await connected();
    expect((await server.get('/gateway/user', token)).json().company.isOktaSamlAccessible).toBe(true);
  });
});

describe('a certificate that has expired', () => {
  it('signs nobody in, and locks nobody out for good: the owner enters with the password and saves another one', async () => {
    const { admin, enforce, settings, save, owner, companyId } = await connected();
    const { email, subject } = await admin();
    await enforce(await browser().open(email), true);
    const old = await newCertificate({ days: -1 });
    await query('UPDATE sso_connections SET certificate = $2 WHERE company_id = $1', [companyId, old.certificate]);
    const late = await startSamlProvider(old);
    late.signIn(subject, { email });
    expect(await browser(late).walk(email)).toBe('/sso_fail?message=sso_not_verified');
    await late.close();
    expect((await settings()).lastFailure.detail).toMatch(/^The certificate of the connection expired on 20\d\d-\d\d-\d\d$/);
    const check = (who: string) =>
      server.post('/gateway/user/login/validate', { email: who, password: 'Corr3ct-horse!', isAdmin: true });
    expect(codeOf(await check(email))).toBe('sso_required');
    const token = await server.open(owner.email);
    expect((await save({}, 'custom_saml', token)).statusCode).toBe(200);
    provider.signIn(subject, { email });
    expect(await browser().open(email)).toBeTruthy();
    expect((await check(email)).statusCode).toBe(200);
  });
});
