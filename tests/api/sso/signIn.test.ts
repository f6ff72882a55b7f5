import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BareServer, codeOf, startBareServer } from '#tests/support/server/bareServer';
import { client, startProvider, type TestProvider } from '#tests/support/sso/oidcProvider';
import { redirectUri, ssoBrowser } from '#tests/support/sso/ssoBrowser';
import { beginLinking } from '#tests/support/sso/ssoLinking';

let server: BareServer;
let provider: TestProvider;
let companyId: string;
let owner: { id: string; email: string };
const query = (text: string, values: unknown[] = []) => server.services.db.pool.query(text, values);
const browser = () => ssoBrowser(server, provider);

beforeAll(async () => {
  server = await startBareServer();
  provider = await startProvider(redirectUri);
  companyId = await server.company({ hasBoost: true });
  owner = await server.person({ companyId, isOwner: true });
  const token = await server.open(owner.email);
  const body = { domain: provider.issuer, clientID: client.client_id, clientSecret: client.client_secret, isSaml: false };
  const step = await server.step(token);
  const saved = await server.post(`/gateway/api/v1/sso/${companyId}/okta`, { ...body, ...step }, token);
  if (saved.statusCode !== 200) throw new Error(saved.body);
  await query(
    "INSERT INTO company_domains (company_id, domain, token, created_at, proved_at) VALUES ($1, 'proved.example', 'x', now(), now())",
    [companyId],
  );
});
beforeEach(async () => {
  provider.honest();
  await query('DELETE FROM rate_counters');
});
afterAll(async () => {
  await provider?.close();
  await server?.close();
});

const anAdmin = async (email = `${crypto.randomUUID()}@proved.example`, more: object = {}) => ({
  ...(await server.person({ companyId, email, ...more })),
  subject: crypto.randomUUID(),
});
const failed = (reason: string) => `/sso_fail?message=${reason}`;

describe('signing in with single sign-on', () => {
  it('leads from the e-mail address over the provider to a session, which knows its connection', async () => {
    const { id, email, subject } = await anAdmin();
    provider.signIn(subject, { email });
    const token = await browser().open(email);
    expect((await server.get('/gateway/user', token)).json()).toMatchObject({ id, email });
    const { rows } = await query(
      'SELECT s.factor, s.connection_id = c.id AS "isOurs" FROM sessions s, sso_connections c WHERE s.user_id = $1 AND c.company_id = $2',
      [id, companyId],
    );
    expect(rows).toEqual([{ factor: 'sso', isOurs: true }]);
  });

  it('asks the provider with state, nonce and PKCE', async () => {
    const { email } = await anAdmin();
    const there = browser();
    const { location, set } = await there.go((await there.linkFor(email)).link);
    const { searchParams } = new URL(location);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: expect.stringMatching(new RegExp(`^${redirectUri}/[0-9a-f-]{36}$`)),
    });
    expect(set).toMatch(/; HttpOnly; SameSite=Lax/);
  });

  it('knows a person by the subject, whatever address the provider names later', async () => {
    const { email, id, subject } = await anAdmin();
    const other = await anAdmin();
    provider.signIn(subject, { email });
    await browser().open(email);
    provider.signIn(subject, { email: other.email });
    const token = await browser().open(email);
    expect((await server.get('/gateway/user', token)).json().id).toBe(id);
  });

  it('does not hand an account to another subject with the same address', async () => {
    const { email, subject } = await anAdmin();
    provider.signIn(subject, { email });
    await browser().open(email);
    provider.signIn(crypto.randomUUID(), { email });
    expect(await browser().walk(email)).toBe(failed('email_in_use'));
  });

  it('needs no second factor here: the provider has its own', async () => {
    const { email, subject } = await anAdmin(undefined, { mfaEnabled: true });
    provider.signIn(subject, { email });
    expect(await browser().open(email)).toBeTruthy();
  });

  it('adds whoever is new in a proved domain as a learner, who reads that this is not for learners', async () => {
    const email = `new-${crypto.randomUUID()}@proved.example`;
    const there = browser();
    provider.signIn(crypto.randomUUID(), { email, given_name: 'Ana', family_name: 'Lima' });
    const reply = await there.exchange(await there.walk(email));
    expect([codeOf(reply), reply.json().error.message]).toEqual([
      'learner_no_access',
      "This account doesn't have access to the admin console.",
    ]);
    const { rows } = await query(
      `SELECT u.name, last_name, role, sso, u.company_id, d.name AS department FROM users u
        LEFT JOIN user_departments m ON m.user_id = u.id LEFT JOIN departments d ON d.id = m.department_id WHERE email = $1`,
      [email],
    );
    const person = { name: 'Ana', last_name: 'Lima', role: 'user', sso: true, company_id: companyId };
    expect(rows).toEqual([{ ...person, department: 'No Department' }]);
  });

  // @once: two calls race for one thing; the wrong one must never win.
  it('adds nobody twice who signs in in two windows at once', async () => {
    const email = `${crypto.randomUUID()}@proved.example`;
    provider.signIn(crypto.randomUUID(), { email });
    const pages = await Promise.all([browser().walk(email), browser().walk(email)]);
    expect(pages).toEqual(Array(2).fill(expect.stringMatching(/^\/login\?ssoToken=/)));
  });
});

describe('an address alone', () => {
  it.each([
    ['outside the proved domains', 'x@elsewhere.example', {}, 'email_is_not_connected'],
    ['that the provider has not verified', 'x@proved.example', { email_verified: false }, 'sso_no_email'],
    ['whose provider says so in a text', 'x@proved.example', { email_verified: 'false' }, 'sso_no_email'],
    ['whose provider gives a number for it', 'x@proved.example', { email_verified: 1 }, 'sso_no_email'],
    ['whose provider leaves it empty', 'x@proved.example', { email_verified: null }, 'sso_no_email'],
  ])('%s connects nobody', async (_what, email, claims, reason) => {
    const admin = await anAdmin();
    provider.signIn(crypto.randomUUID(), { email, ...claims });
    expect(await browser().walk(admin.email)).toBe(failed(reason));
  });

  it.each([
    ['says in a text that it is verified', { email_verified: 'true' }],
    ['does not say whether it is verified, as Entra', { email_verified: undefined }],
  ])('whose provider %s leads to the account', async (_what, claims) => {
    const { email, subject } = await anAdmin();
    provider.signIn(subject, { email, ...claims });
    expect(await browser().open(email)).toBeTruthy();
  });

  it('of another company is in use', async () => {
    const elsewhere = await server.person({ companyId: await server.company(), email: `${crypto.randomUUID()}@proved.example` });
    const admin = await anAdmin();
    provider.signIn(crypto.randomUUID(), { email: elsewhere.email });
    expect(await browser().walk(admin.email)).toBe(failed('email_in_use'));
  });

  it('does not lead to the account of the owner, which is connected only while signed in', async () => {
    const { rows } = await query('SELECT email FROM users WHERE id = $1', [owner.id]);
    await query("UPDATE users SET email = 'owner@proved.example' WHERE id = $1", [owner.id]);
    provider.signIn('the-owner', { email: 'owner@proved.example' });
    expect(await browser().walk('owner@proved.example')).toBe(failed('email_is_not_connected'));
    await query('UPDATE users SET email = $2 WHERE id = $1', [owner.id, rows[0].email]);
    const token = await server.open(owner.email);
    const { there, answer } = await beginLinking(server, provider, { person: { ...owner, companyId }, session: token });
    expect((await there.go(answer)).location).toBe('/settings/single-sign-on?linked=true');
    expect(await browser().open(owner.email)).toBeTruthy();
  });

  it('of somebody unknown, or of a company without single sign-on, gets the same answer', async () => {
    const plain = await server.person({ companyId: await server.company() });
    for (const email of ['nobody@nowhere.example', plain.email])
      expect((await browser().linkFor(email)).code).toBe('email_is_not_connected');
  });
});

describe('what must not work', () => {
  it('takes an answer once, and only in the browser that began', async () => {
    const { email, subject } = await anAdmin();
    provider.signIn(subject, { email });
    const [mine, other] = [browser(), browser()];
    const answer = await mine.answerFor((await mine.linkFor(email)).link);
    await other.go((await other.linkFor(email)).link);
    expect((await other.go(answer)).location).toBe(failed('sso_expired'));
    expect((await browser().go(answer)).location).toBe(failed('sso_expired'));
    expect((await mine.go(answer)).location).toMatch(/^\/login\?ssoToken=/);
    expect((await mine.go(answer)).location).toBe(failed('sso_expired'));
  });

  // @once: two calls race for one thing; the wrong one must never win.
  it('takes a token once, soon, and only in the browser that began', async () => {
    const { email, subject } = await anAdmin();
    provider.signIn(subject, { email });
    const mine = browser();
    const page = await mine.walk(email);
    expect(codeOf(await browser().exchange(page))).toBe('verification_token_expired');
    const replies = await Promise.all([mine.exchange(page), mine.exchange(page)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    const late = await mine.walk(email);
    await query("UPDATE one_time_links SET expires_at = now() - interval '1 second'");
    expect(codeOf(await mine.exchange(late))).toBe('verification_token_expired');
  });

  it('refuses an answer to a question with another nonce', async () => {
    const { email, subject } = await anAdmin();
    provider.signIn(subject, { email });
    const there = browser();
    const asked = new URL((await there.go((await there.linkFor(email)).link)).location);
    asked.searchParams.set('nonce', 'another');
    expect((await there.go(await provider.visit(asked.href))).location).toBe(failed('sso_not_verified'));
  });

  it.each([
    ['for another audience', { aud: 'another' }],
    ['of another issuer', { iss: 'https://login.example' }],
    ['without the nonce', { nonce: undefined }],
  ])('refuses an ID token %s', async (_what, claims) => {
    const { email, subject } = await anAdmin();
    provider.signIn(subject, { email });
    const there = browser();
    const asked = new URL((await there.go((await there.linkFor(email)).link)).location);
    const answer = await provider.visit(asked.href);
    await provider.forge({ email, email_verified: true, nonce: asked.searchParams.get('nonce'), ...claims });
    expect((await there.go(answer)).location).toBe(failed('sso_not_verified'));
  });

  it('refuses an ID token that somebody else has signed, and takes the same one from the provider', async () => {
    const { email, subject } = await anAdmin();
    provider.signIn(subject, { email });
    const there = browser();
    const { privateKey } = await generateKeyPair('RS256');
    for (const [options, page] of [
      [{ key: privateKey }, failed('sso_not_verified')],
      [{}, expect.stringMatching(/^\/login\?ssoToken=/)],
    ] as const) {
      const asked = new URL((await there.go((await there.linkFor(email)).link)).location);
      const answer = await provider.visit(asked.href);
      await provider.forge({ sub: subject, email, email_verified: true, nonce: asked.searchParams.get('nonce') }, options);
      expect((await there.go(answer)).location).toEqual(page);
      provider.honest();
    }
  });

  it('says that the person cancelled, and tells the admins why', async () => {
    const { email } = await anAdmin();
    provider.signIn('');
    expect(await browser().walk(email)).toBe(failed('sso_denied'));
    const settings = (await server.get(`/gateway/api/v1/sso/company/${companyId}`, await server.open(owner.email))).json();
    expect(settings.lastFailure).toMatchObject({ reason: 'sso_denied', detail: 'access_denied: The person cancelled' });
  });

  it('leads nowhere but to pages of ours and the provider, whatever the address says', async () => {
    const { email, subject } = await anAdmin();
    provider.signIn(subject, { email });
    const there = browser();
    const { link } = await there.linkFor(email);
    const evil = '&appUrl=https://evil.example&redirectTo=//evil.example&isAdminPanel=true';
    const answer = await there.answerFor(`${link}${evil}`);
    expect((await there.go(`${answer}&appUrl=https://evil.example`)).location).toMatch(/^\/login\?ssoToken=[\w-]+$/);
    for (const company of ['x', crypto.randomUUID()])
      expect((await there.go(`/gateway/api/v1/sso/begin?company=${company}${evil}`)).location).toBe(failed('no_subscription'));
  });
});
