import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setClock } from '#server/clock';
import { type BareServer, codeOf, startBareServer } from '#tests/support/server/bareServer';
import { startNameServer } from '#tests/support/server/nameServer';
import { client, startProvider, type TestProvider } from '#tests/support/sso/oidcProvider';
import { redirectUri, ssoBrowser } from '#tests/support/sso/ssoBrowser';

let server: BareServer;
let provider: TestProvider;
const query = (text: string, values: unknown[] = []) => server.services.db.pool.query(text, values);

beforeAll(async () => {
  provider = await startProvider(redirectUri);
  server = await startBareServer({
    AZURE_CLIENT_ID: client.client_id,
    AZURE_CLIENT_SECRET: client.client_secret,
    AZURE_AUTHORITY: 'http://localhost:1',
  });
});
beforeEach(() => query('DELETE FROM rate_counters'));
afterAll(async () => {
  await provider?.close();
  await server?.close();
});

/** A company with an owner who is signed in, and a proved domain. */
async function aCompany(more: object = { hasBoost: true }) {
  const companyId = await server.company(more);
  const owner = await server.person({ companyId, isOwner: true });
  const domain = `${companyId}.example`;
  await query('INSERT INTO company_domains (company_id, domain, token, created_at, proved_at) VALUES ($1, $2, $3, now(), now())', [
    companyId,
    domain,
    'x',
  ]);
  const admin = await server.person({ companyId, email: `admin@${domain}` });
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, token: string, payload?: object) =>
    server.app.inject({ method, url: `/gateway${path}`, headers: server.headersOf(token), ...(payload && { payload }) });
  const okta = { domain: provider.issuer, clientID: client.client_id, clientSecret: client.client_secret, isSaml: false };
  const sso = `/api/v1/sso/company/${companyId}`;
  return {
    companyId,
    owner,
    admin,
    domain,
    call,
    save: async (token: string, changes: object = {}) =>
      call('POST', `/api/v1/sso/${companyId}/okta`, token, { ...okta, ...changes, ...(await server.step(token)) }),
    settings: async (token: string) => (await call('GET', sso, token)).json(),
    remove: async (token: string) => call('DELETE', sso, token, await server.step(token)),
    enforce: async (token: string, ssoEnforcementStatus: boolean) =>
      call('PUT', `${sso}/enforcement`, token, { ssoEnforcementStatus, ...(await server.step(token)) }),
    /** The admin signs in with single sign-on. */
    openWithSso: () => {
      provider.signIn(companyId, { email: admin.email });
      return ssoBrowser(server, provider).open(admin.email);
    },
  };
}

describe('the settings of single sign-on', () => {
  it('are saved and read without the secret, which is encrypted; it stays when left empty', async () => {
    const company = await aCompany();
    const token = await server.open(company.owner.email);
    expect((await company.save(token)).statusCode).toBe(200);
    const settings = await company.settings(token);
    expect(settings).toMatchObject({
      ssoType: 'okta',
      ssoProtocol: 'oidc',
      clientId: client.client_id,
      clientSecret: { isSet: true },
      ssoEnforcement: false,
      redirectUri: `${redirectUri}/${company.companyId}`,
      isSignedInWithSso: false,
    });
    const { rows } = await query('SELECT c::text AS row, sealed_secret FROM sso_connections c WHERE company_id = $1', [
      company.companyId,
    ]);
    expect(rows[0].row).not.toContain(client.client_secret);
    expect((await company.save(token, { clientSecret: '' })).statusCode).toBe(200);
    expect((await company.settings(token)).ssoSettingsId).toBe(settings.ssoSettingsId);
    const another = await company.save(token, { clientID: 'another', clientSecret: '' });
    expect([codeOf(another), another.json().error.details[0].field]).toEqual(['validation_failed', 'clientSecret']);
  });

  it('of a changed client are a new connection: nobody is bound, and nothing is enforced', async () => {
    const company = await aCompany();
    await company.save(await server.open(company.owner.email));
    const token = await company.openWithSso();
    expect((await company.enforce(token, true)).statusCode).toBe(200);
    expect((await company.save(token, { clientID: 'another' })).statusCode).toBe(200);
    expect(codeOf(await server.get('/gateway/api/v1/user', token))).toBe('invalid_session');
    const afterwards = await company.settings(await server.open(company.admin.email));
    expect(afterwards).toMatchObject({ ssoEnforcement: false, isLinked: false, isSignedInWithSso: false });
  });

  it('are for admins of the company itself, on a plan that includes them', async () => {
    const free = await aCompany({});
    const token = await server.open(free.owner.email);
    expect((await free.settings(token)).ssoType).toBeNull();
    expect(codeOf(await free.save(token))).toBe('plan_required');
    const parentId = await server.company({ companyType: 'reseller', isPartner: true, hasBoost: true });
    const customer = await aCompany({ parentId, loginAsCompanyStatus: 'access', hasBoost: true });
    const partner = await server.person({ companyId: parentId });
    expect(codeOf(await customer.save(await server.open(partner.email)))).toBe('permission_denied');
  });
});

describe('enforcement', () => {
  it('is switched on only by who signed in with it, and leaves a password to the owner alone', async () => {
    const company = await aCompany();
    const ownersToken = await server.open(company.owner.email);
    await company.save(ownersToken);
    expect(codeOf(await company.enforce(ownersToken, true))).toBe('sso_session_required');
    const before = await server.open(company.admin.email);
    const another = await server.person({ companyId: company.companyId });
    const token = await company.openWithSso();
    expect((await company.enforce(token, true)).statusCode).toBe(200);
    expect(codeOf(await server.get('/gateway/api/v1/user', before))).toBe('invalid_session');
    const passwordAlone = (await server.signIn(another.email)).token;
    expect(codeOf(await server.get('/gateway/user', passwordAlone))).toBe('sso_required');
    const check = (email: string) =>
      server.post('/gateway/user/login/validate', { email, password: 'Corr3ct-horse!', isAdmin: true });
    const refused = await check(company.admin.email);
    expect([codeOf(refused), refused.json().error.details[0].link]).toEqual(['sso_required', '/login/sso']);
    expect((await check(company.owner.email)).statusCode).toBe(200);
    expect((await server.get('/gateway/api/v1/user', ownersToken)).statusCode).toBe(200);
    expect(await company.openWithSso()).toBeTruthy();
    expect((await company.enforce(ownersToken, false)).statusCode).toBe(200);
    expect((await check(company.admin.email)).statusCode).toBe(200);
  });

  it('ends the API keys of those who cannot sign in any more, not of the owner nor of who is bound, and says so', async () => {
    const company = await aCompany();
    const another = await server.person({ companyId: company.companyId });
    const [owners, others] = [await server.open(company.owner.email), await server.open(another.email)];
    await company.save(owners);
    const token = await company.openWithSso();
    const keys = `/rest/v1/company/${company.companyId}/api-keys`;
    for (const [name, by] of [
      ['Of the owner', owners],
      ['Of the bound', token],
      ['Of another', others],
    ] as const) {
      const { uid: id } = await server.services.identity.verifyToken(by);
      await query(
        `INSERT INTO api_keys (company_id, name, scope, hash, hint, created_by, created_at, expires_at) VALUES ($1, $2, 'read', $3, 'abcd', $4, now(), now() + interval '1 year')`,
        [company.companyId, name, crypto.randomUUID(), id],
      );
    }
    expect((await company.enforce(token, true)).statusCode).toBe(200);
    const list = await company.call('GET', `${keys}?filter=${encodeURIComponent('{"withEnded":true}')}`, owners);
    const ends = list.json<{ name: string; end: string | null }[]>().map(({ name, end }) => [name, end]);
    expect(Object.fromEntries(ends)).toEqual({ 'Of the owner': null, 'Of the bound': null, 'Of another': 'sso_enforced' });
    const log = await company.call(
      'GET',
      `/rest/v1/company/${company.companyId}/audit-log?filter=${encodeURIComponent('{"actions":["apiKeys.ended"]}')}`,
      owners,
    );
    expect(log.json()).toMatchObject([
      {
        actor: { id: company.admin.id, email: company.admin.email },
        subject: { type: 'apiKey', label: 'Of another' },
        person: { id: another.id },
        after: { end: 'sso_enforced' },
      },
    ]);
    const [signedIn] = (
      await query(`SELECT after FROM audit_log WHERE actor_id = $1 AND action = 'session.opened'`, [company.admin.id])
    ).rows;
    expect(signedIn.after).toMatchObject({ way: 'sso', provider: 'okta' });
  });

  it('ends with the connection, as do the sessions that came through it', async () => {
    const company = await aCompany();
    await company.save(await server.open(company.owner.email));
    const token = await company.openWithSso();
    await company.enforce(token, true);
    expect((await company.remove(token)).statusCode).toBe(200);
    expect(codeOf(await server.get('/gateway/api/v1/user', token))).toBe('invalid_session');
    const again = await server.open(company.admin.email);
    expect(await company.settings(again)).toMatchObject({ ssoType: null, ssoEnforcement: false });
    expect(codeOf(await company.remove(again))).toBe('not_found');
  });

  it('does not survive in a token that was given before the connection was removed', async () => {
    const company = await aCompany();
    await company.save(await server.open(company.owner.email));
    provider.signIn(company.companyId, { email: company.admin.email });
    const there = ssoBrowser(server, provider);
    const { customToken } = (await there.exchange(await there.walk(company.admin.email))).json<{ customToken: string }>();
    await company.remove(await server.open(company.owner.email));
    await expect(server.signInWith(customToken)).rejects.toThrow();
  });

  it('ends with the plan, while sign-in goes on and the settings can only be read', async () => {
    const company = await aCompany();
    await company.save(await server.open(company.owner.email));
    const token = await company.openWithSso();
    await company.enforce(token, true);
    await query("UPDATE companies SET has_boost = false, trial_status = 'expired' WHERE id = $1", [company.companyId]);
    expect(await company.openWithSso()).toBeTruthy();
    expect(await server.open(company.admin.email)).toBeTruthy();
    expect((await company.settings(token)).ssoType).toBe('okta');
    expect(codeOf(await company.enforce(token, false))).toBe('plan_required');
    expect(codeOf(await company.remove(token))).toBe('plan_required');
  });
});

describe('other providers', () => {
  it('send people back to an address of their company alone, so that none is asked for the code of another', async () => {
    const company = await aCompany();
    expect((await company.save(await server.open(company.owner.email))).statusCode).toBe(200);
    provider.signIn(crypto.randomUUID(), { email: company.admin.email });
    for (const place of [`/${crypto.randomUUID()}?`, '?']) {
      const there = ssoBrowser(server, provider);
      const answer = await there.answerFor((await there.linkFor(company.admin.email)).link);
      const elsewhere = answer.replace(`/${company.companyId}?`, place);
      expect(elsewhere).not.toBe(answer);
      expect((await there.go(elsewhere)).location).toBe('/sso_fail?message=sso_expired');
    }
  });

  it('OneLogin has its issuer below the domain', async () => {
    const onelogin = await startProvider(redirectUri, '/oidc/2');
    const company = await aCompany();
    const token = await server.open(company.owner.email);
    const body = {
      domain: onelogin.host,
      clientID: client.client_id,
      clientSecret: client.client_secret,
      ...(await server.step(token)),
    };
    expect((await company.call('POST', `/api/v1/sso/${company.companyId}/onelogin`, token, body)).statusCode).toBe(200);
    onelogin.signIn('x', { email: company.admin.email });
    expect(await ssoBrowser(server, onelogin).open(company.admin.email)).toBeTruthy();
    await onelogin.close();
  });

  it('Entra knows people by tenant and object, and only those of the tenant', async () => {
    const tenantId = crypto.randomUUID();
    const entra = await startProvider(redirectUri, `/${tenantId}/v2.0`);
    if (server.services.env.azure) server.services.env.azure.authority = entra.host;
    const company = await aCompany();
    const token = await server.open(company.owner.email);
    const body = { ssoType: 'azure', tenantId, ...(await server.step(token)) };
    expect((await company.call('POST', `/api/v1/sso/${company.companyId}/tenant_id`, token, body)).statusCode).toBe(200);
    entra.signIn('x', { email: company.admin.email, tid: tenantId, oid: 'an-object' });
    expect(await ssoBrowser(server, entra).open(company.admin.email)).toBeTruthy();
    const { rows } = await query('SELECT subject FROM sso_identities WHERE company_id = $1', [company.companyId]);
    expect(rows).toEqual([{ subject: `${tenantId}/an-object` }]);
    entra.signIn('x', { email: company.admin.email, tid: crypto.randomUUID(), oid: 'an-object' });
    expect(await ssoBrowser(server, entra).walk(company.admin.email)).toBe('/sso_fail?message=sso_not_verified');
    await entra.close();
  });
});

describe('a domain of e-mail addresses', () => {
  it('is proved by its TXT record, by one company only', async () => {
    const names = await startNameServer();
    const [one, other] = [await aCompany(), await aCompany()];
    const domain = `${crypto.randomUUID()}.example`;
    const added = async (company: typeof one) => {
      const token = await server.open(company.owner.email);
      const all = `/rest/v1/company/${company.companyId}/domains`;
      const { id, recordName, recordValue } = (await company.call('POST', all, token, { domain })).json();
      return { recordName, recordValue, prove: () => company.call('POST', `${all}/${id}/prove`, token) };
    };
    const [mine, theirs] = [await added(one), await added(other)];
    expect(mine.recordName).toBe(`_heed-challenge.${domain}`);
    expect(codeOf(await mine.prove())).toBe('domain_not_proved');
    names.texts.set(mine.recordName, theirs.recordValue);
    expect(codeOf(await mine.prove())).toBe('domain_not_proved');
    names.texts.set(mine.recordName, mine.recordValue);
    expect((await mine.prove()).json().provedAt).not.toBeNull();
    names.texts.set(mine.recordName, [mine.recordValue, theirs.recordValue]);
    expect(codeOf(await theirs.prove())).toBe('domain_in_use');
    names.close();
  });

  describe('that another company had proved', () => {
    const days = (n: number) => n * 86_400_000;
    afterEach(() => setClock(null));

    /** Two companies with one domain, which the first has proved; each can write its record into the one place that there is. */
    async function contested() {
      const names = await startNameServer();
      const domain = `${crypto.randomUUID()}.example`;
      const added = async ({ companyId, owner, call }: Awaited<ReturnType<typeof aCompany>>) => {
        const open = () => server.open(owner.email);
        const all = `/rest/v1/company/${companyId}/domains`;
        const { id, recordName, recordValue } = (await call('POST', all, await open(), { domain })).json();
        return {
          writesRecord: () => names.texts.set(recordName, recordValue),
          prove: async () => call('POST', `${all}/${id}/prove`, await open()),
          read: async () => (await call('GET', all, await open())).json().find((one: { id: string }) => one.id === id),
          told: async () =>
            (
              await query('SELECT DISTINCT template FROM mails WHERE company_id = $1 AND template LIKE $2 ORDER BY 1', [
                companyId,
                'domain_%',
              ])
            ).rows.map(({ template }) => template),
        };
      };
      const [holder, claimant] = [await added(await aCompany()), await added(await aCompany())];
      holder.writesRecord();
      expect((await holder.prove()).json()).toMatchObject({ provedAt: expect.any(String), contestedUntil: null });
      return { holder, claimant, close: () => names.close() };
    }

    it('moves three days after its admins were told, if their record stays away', async () => {
      const { holder, claimant, close } = await contested();
      claimant.writesRecord();
      expect(codeOf(await claimant.prove())).toBe('domain_contested');
      expect(codeOf(await claimant.prove())).toBe('domain_contested');
      expect(await holder.told()).toEqual(['domain_contested']);
      const until = Date.parse((await holder.read()).contestedUntil);
      expect(Math.round((until - Date.now()) / days(1))).toBe(3);
      setClock(new Date(Date.now() + days(2)));
      expect(codeOf(await claimant.prove())).toBe('domain_contested');
      setClock(new Date(Date.now() + days(3) + 60_000));
      expect((await claimant.prove()).json().provedAt).not.toBeNull();
      expect(await holder.read()).toMatchObject({ provedAt: null, contestedUntil: null });
      expect(await holder.told()).toEqual(['domain_contested', 'domain_lost']);
      close();
    });

    it('stays for three more days with whom nobody has followed up for long', async () => {
      const { holder, claimant, close } = await contested();
      claimant.writesRecord();
      expect(codeOf(await claimant.prove())).toBe('domain_contested');
      setClock(new Date(Date.now() + days(31)));
      expect((await holder.read()).contestedUntil).toBeNull();
      expect(codeOf(await claimant.prove())).toBe('domain_contested');
      expect((await holder.read()).provedAt).not.toBeNull();
      close();
    });

    it('stays where it is as soon as its record is there again', async () => {
      const { holder, claimant, close } = await contested();
      claimant.writesRecord();
      expect(codeOf(await claimant.prove())).toBe('domain_contested');
      expect(codeOf(await holder.prove())).toBe('domain_not_proved');
      holder.writesRecord();
      expect((await holder.prove()).json()).toMatchObject({ provedAt: expect.any(String), contestedUntil: null });
      setClock(new Date(Date.now() + days(4)));
      claimant.writesRecord();
      expect(codeOf(await claimant.prove())).toBe('domain_contested');
      expect((await holder.read()).provedAt).not.toBeNull();
      close();
    });
  });
});

describe('a provider', () => {
  it.each([
    'http://169.254.169.254/latest/meta-data',
    'https://169.254.169.254',
    'https://[fd00:ec2::254]',
    'http://acme.okta.com',
  ])('is never at %s', async (domain) => {
    const company = await aCompany();
    const reply = await company.save(await server.open(company.owner.email), { domain });
    expect([reply.statusCode, codeOf(reply)]).toEqual([422, 'sso_unreachable']);
    expect((await company.settings(await server.open(company.owner.email))).ssoType).toBeNull();
  });
});
