import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeLearnerLink } from '#server/mail/learnerLink';
import { aCourse, aRunningCampaign } from '#tests/support/calls/courses';
import { pageBrowser } from '#tests/support/learner/pageBrowser';
import { ssoLearner } from '#tests/support/learner/ssoLearner';
import { codeOf } from '#tests/support/server/bareServer';
import { client, startProvider, type TestProvider } from '#tests/support/sso/oidcProvider';
import { samlOfFile } from '#tests/support/sso/samlCompany';
import { redirectUri, ssoBrowser, visitSaml } from '#tests/support/sso/ssoBrowser';

const { here, query, aCompany: aSamlCompany } = samlOfFile();
let oidc: TestProvider;
beforeAll(async () => {
  oidc = await startProvider(redirectUri);
});
afterAll(() => oidc?.close());

const protocols = ['saml', 'oidc'] as const;
type Company = Awaited<ReturnType<typeof aCompany>>;

/** A company with single sign-on over this protocol, and how it is used there. */
async function aCompany(protocol: (typeof protocols)[number]) {
  const company = await aSamlCompany();
  const path = `/gateway/api/v1/sso/${company.companyId}`;
  if (protocol === 'oidc') {
    const body = { domain: oidc.issuer, clientID: client.client_id, clientSecret: client.client_secret, isSaml: false };
    const saved = await here.server.post(`${path}/okta`, { ...body, ...(await here.server.step(company.token)) }, company.token);
    expect(saved.statusCode, saved.body).toBe(200);
  }
  const provider = protocol === 'oidc' ? oidc : here.provider;
  const visit = protocol === 'oidc' ? oidc.visit : visitSaml(here.server, here.provider).visit;
  return {
    ...company,
    /** Somebody who has an account at the provider, and uses it next. */
    async aPerson(more: object = {}) {
      const email = `${randomUUID()}@${company.domain}`;
      const person = await here.server.person({ companyId: company.companyId, email, role: 'user', hasLogin: false, ...more });
      provider.signIn(randomUUID(), { email });
      return person;
    },
    newcomer(email: string) {
      provider.signIn(randomUUID(), { email, given_name: 'Ana', firstName: 'Ana' });
    },
    visit,
    learner: () => ssoLearner(here.server, { visit }),
    panel: () => ssoBrowser(here.server, { visit }),
    async enforce(isOn = true) {
      const admin = await this.aPerson({ role: 'admin', hasLogin: true });
      const token = await this.panel().open(admin.email);
      const payload = { ssoEnforcementStatus: isOn, ...(await here.server.step(token)) };
      const headers = here.server.headersOf(token);
      const url = `/gateway/api/v1/sso/company/${company.companyId}/enforcement`;
      const reply = await here.server.app.inject({ method: 'PUT', url, headers, payload });
      expect(reply.statusCode, reply.body).toBe(200);
      return token;
    },
  };
}

async function aTask({ companyId }: Pick<Company, 'companyId'>, { id }: { id: string }): Promise<{ id: string; page: string }> {
  const campaignId = await aRunningCampaign(here.server, await aCourse(here.server), companyId, [id]);
  return { id: campaignId, page: `/learn/trainings/${campaignId}` };
}

const linkOf = (userId: string, { campaignId = null as string | null, isFresh = false, issuedAt = new Date() } = {}) =>
  writeLearnerLink(here.server.services.secrets, { userId, campaignId, isFresh, issuedAt });
const sessionsOf = async (userId: string) =>
  (
    await query(
      'SELECT (SELECT count(*)::int FROM learner_sessions WHERE user_id = $1) AS learner, (SELECT count(*)::int FROM sessions WHERE user_id = $1) AS panel',
      [userId],
    )
  ).rows[0];

it('an address that begins single sign-on names a language only for people who have chosen none', async () => {
  const company = await aCompany('saml');
  const languageAfter = async (present: string | null, isGuessed = false) => {
    const person = await company.aPerson();
    await query('UPDATE users SET language = $2, language_guessed = $3 WHERE id = $1', [person.id, present, isGuessed]);
    expect(await company.learner().walk(`/learn/sso?company=${company.companyId}&lang=ja`)).toMatch(/^\/learn/);
    const { rows } = await query('SELECT language, language_guessed AS "isGuessed" FROM users WHERE id = $1', [person.id]);
    return rows[0];
  };
  expect(await languageAfter('he')).toEqual({ language: 'he', isGuessed: false });
  expect(await languageAfter(null)).toEqual({ language: 'ja', isGuessed: true });
  expect(await languageAfter('he', true)).toEqual({ language: 'ja', isGuessed: true });
});

describe.each(protocols)('a learner over %s', (protocol) => {
  it('signs in with their address, and comes to the task that they had opened, with a session of these pages alone', async () => {
    const company = await aCompany(protocol);
    const person = await company.aPerson();
    const task = await aTask(company, person);
    const browser = company.learner();
    const signIn = (await browser.get(task.page)).to ?? '';
    expect(signIn).toBe(`/learn/sign-in?${new URLSearchParams({ to: task.page }).toString()}`);
    expect((await browser.get(signIn)).body).toContain('Sign in with SSO');
    const asked = await browser.asked(person.email.toUpperCase(), task.page);
    expect(asked.to).toMatch(/^\/learn\/sso\?company=/);
    expect(await browser.walk(asked.to ?? '')).toBe(task.page);
    expect(browser.cookieNames()).toEqual(['heed_learner', 'heed_sso']);
    expect((await browser.get(task.page)).status).toBe(200);
    expect(await sessionsOf(person.id)).toEqual({ learner: 1, panel: 0 });
    expect((await browser.get('/gateway/user')).status).toBe(401);
  });

  it('begun here opens nothing of the panel, and begun for the panel nothing here', async () => {
    const company = await aCompany(protocol);
    const admin = await company.aPerson({ role: 'admin', hasLogin: true });
    const learner = company.learner();
    const answer = await learner.answerFor((await learner.asked(admin.email)).to ?? '');
    const arrived = await learner.get(`${answer}&company=${company.companyId}&ssoToken=x`);
    expect([arrived.to, await sessionsOf(admin.id)]).toEqual(['/learn', { learner: 1, panel: 0 }]);
    const state = new URL(answer, 'http://localhost:3000').searchParams.get('state') ?? '';
    expect(state).toMatch(/^learn\./);
    const panel = company.panel();
    const forPanel = await panel.answerFor((await panel.linkFor(admin.email)).link);
    const back = await panel.go(`${forPanel}&learner=/learn`);
    expect(back.location).toMatch(/^\/login\?ssoToken=/);
    expect(back.set).not.toContain('heed_learner');
    expect(await sessionsOf(admin.id)).toEqual({ learner: 1, panel: 0 });
    // The mark in the state is part of what was stored: without it, or with it, it is another state.
    const again = company.learner();
    const second = await again.answerFor((await again.asked(admin.email)).to ?? '');
    expect((await again.get(second.replace('state=learn.', 'state='))).to).toBe('/sso_fail?message=sso_expired');
    const third = await panel.answerFor((await panel.linkFor(admin.email)).link);
    expect((await panel.go(third.replace('state=', 'state=learn.'))).location).toBe('/learn/sign-in?sso=sso_expired');
    expect(await sessionsOf(admin.id)).toEqual({ learner: 1, panel: 0 });
  });

  it('comes back in the browser that began, and once', async () => {
    const company = await aCompany(protocol);
    const person = await company.aPerson();
    const [lured, victim] = [company.learner(), company.learner()];
    const answer = await lured.answerFor((await lured.asked(person.email)).to ?? '');
    await victim.answerFor((await victim.asked(person.email)).to ?? '');
    expect((await victim.get(answer)).to).toBe('/learn/sign-in?sso=sso_expired');
    expect(victim.cookieNames()).toEqual(['heed_sso']);
    const said = (await victim.get('/learn/sign-in?sso=sso_expired')).body;
    expect(said).toMatch(/role="alert"[^>]*>This took too long, or began in another browser/);
    expect((await lured.get(answer)).to).toBe('/learn');
    expect((await lured.get(answer)).to).toBe('/learn/sign-in?sso=sso_expired');
  });

  it('finishes in each of two tabs', async () => {
    const company = await aCompany(protocol);
    const person = await company.aPerson();
    const [first, second] = [await aTask(company, person), await aTask(company, person)];
    const browser = company.learner();
    const links = [];
    for (const { page } of [first, second])
      links.push(await browser.atProvider((await browser.asked(person.email, page)).to ?? ''));
    for (const [n, link] of links.entries())
      expect((await browser.get(await company.visit(link))).to).toBe([first, second][n]?.page);
    expect((await browser.get(first.page)).status).toBe(200);
  });

  it('takes the place of somebody else in the browser only when they say so', async () => {
    const company = await aCompany(protocol);
    const present = await company.aPerson({ name: 'Ben', lastName: 'Okafor' });
    const browser = company.learner();
    await browser.enter(linkOf(present.id));
    const person = await company.aPerson({ name: 'Ana', lastName: 'Moreno' });
    const task = await aTask(company, person);
    // Such a link may stand on any page, and its provider belong to a stranger.
    const asks = await browser.walk(`/learn/sso?${new URLSearchParams({ company: company.companyId, to: task.page }).toString()}`);
    const { status, body } = await browser.get(asks);
    expect([status, body]).toEqual([
      200,
      expect.stringContaining('Ben Okafor is signed in here. Continue only if you are Ana Moreno.'),
    ]);
    expect([body.includes('data-sends-itself'), body]).toEqual([false, expect.stringContaining('<a href="/learn">My tasks</a>')]);
    expect((await browser.get('/learn')).body).toContain('Ben Okafor');
    expect(await sessionsOf(person.id)).toEqual({ learner: 0, panel: 0 });
    // Neither another browser nor another site can say it for them.
    const open = (/ action="([^"]+\/open[^"]*)"/.exec(body)?.[1] ?? '').replaceAll('&amp;', '&');
    const stranger = company.learner();
    await stranger.enter(linkOf(present.id));
    for (const reply of [await stranger.get(asks), await stranger.send(open)])
      expect(reply.to).toBe('/learn/sign-in?sso=sso_expired');
    expect((await browser.send(open, {}, 'cross-site')).status).toBe(403);
    expect((await browser.send(open)).to).toBe(task.page);
    expect((await browser.get('/learn')).body).toContain('Ana Moreno');
    expect((await query('SELECT count(*)::int AS n FROM learner_sessions WHERE user_id = $1', [present.id])).rows).toEqual([
      { n: 1 },
    ]);
    expect((await browser.get(asks)).to).toBe('/learn/sign-in?sso=sso_expired');
  });

  it('who has no account here yet gets one in a proved domain, and in another one nothing', async () => {
    const company = await aCompany(protocol);
    const email = `new.${randomUUID()}@${company.domain}`;
    company.newcomer(email);
    const browser = company.learner();
    expect(await browser.walk((await browser.asked(email)).to ?? '')).toBe('/learn');
    const { rows } = await query('SELECT role, sso, last_login IS NOT NULL AS came FROM users WHERE email = $1', [email]);
    expect(rows).toEqual([{ role: 'user', sso: true, came: true }]);
    company.newcomer(`x@elsewhere-${randomUUID()}.example`);
    const other = company.learner();
    expect(await other.walk((await other.asked(email)).to ?? '')).toBe('/learn/sign-in?sso=email_is_not_connected');
    expect(other.cookieNames()).toEqual(['heed_sso']);
  });

  it.each([
    ['is disabled', 'UPDATE users SET disabled = true WHERE id = $1', 'account_suspended'],
    ['waits for an admin', 'UPDATE users SET held_at = now() WHERE id = $1', 'account_suspended'],
    [
      'has a disabled company',
      'UPDATE companies SET disabled = true WHERE id = (SELECT company_id FROM users WHERE id = $1)',
      'no_subscription',
    ],
  ])('who %s meanwhile does not come in', async (_what, change, reason) => {
    const company = await aCompany(protocol);
    const person = await company.aPerson();
    const browser = company.learner();
    const answer = await browser.answerFor((await browser.asked(person.email)).to ?? '');
    await query(change, [person.id]);
    const to = (await browser.get(answer)).to ?? '';
    expect(to).toBe(`/learn/sign-in?sso=${reason}`);
    expect((await browser.get(to)).body).toMatch(/role="alert"/);
    expect(await sessionsOf(person.id)).toMatchObject({ learner: 0 });
  });
});

describe('the page that asks whether somebody takes the place of another', () => {
  it.each([
    ['the connection ends', (company: Company) => query('DELETE FROM sso_connections WHERE company_id = $1', [company.companyId])],
    ['the person is disabled', (_: Company, id: string) => query('UPDATE users SET disabled = true WHERE id = $1', [id])],
    [
      'the person is signed out everywhere',
      (_: Company, id: string) => query('UPDATE users SET learner_links_since = now() WHERE id = $1', [id]),
    ],
  ])('opens nothing once %s', async (_what, change) => {
    const company = await aCompany('saml');
    const browser = company.learner();
    await browser.enter(linkOf((await company.aPerson()).id));
    const person = await company.aPerson();
    const asks = await browser.walk((await browser.asked(person.email)).to ?? '');
    expect((await browser.get(asks)).status).toBe(200);
    await change(company, person.id);
    expect((await browser.send(asks.replace('?', '/open?'))).to).toBe('/learn/sign-in?sso=sso_expired');
    expect(await sessionsOf(person.id)).toMatchObject({ learner: 0 });
  });
});

describe('the page to sign in', () => {
  it('answers an address that nobody has as the panel does: by its domain', async () => {
    const company = await aCompany('saml');
    const person = await company.aPerson();
    const browser = company.learner();
    const known = await browser.asked(person.email);
    const unknown = await browser.asked(`nobody.${randomUUID()}@${company.domain}`);
    expect([unknown.status, unknown.to]).toEqual([303, known.to]);
    for (const elsewhere of [`nobody.${randomUUID()}@test.example`, (await here.server.person(await plain())).email]) {
      const reply = await browser.asked(elsewhere);
      expect([reply.status, reply.to]).toEqual([404, undefined]);
      expect(reply.body).toMatch(/role="alert"[^>]*>This email is not connected to SSO/);
      // What was typed stays in the field.
      expect(reply.body).toContain(`value="${elsewhere}"`);
    }
    const wrong = await browser.send('/learn/sign-in/link', { email: 'ana"><b>' });
    expect([wrong.status, wrong.body.includes('value="ana&quot;&gt;&lt;b&gt;"')]).toEqual([422, true]);
  });

  it('lets an office of many people sign in within a minute', async () => {
    const company = await aCompany('saml');
    const person = await company.aPerson();
    const asked = (await company.learner().asked(person.email)).to ?? '';
    for (let n = 0; n < 40; n += 1) expect(await company.learner().walk(asked)).toBe('/learn');
  });

  it('has an address for the app list of the provider, which the settings name', async () => {
    const company = await aCompany('saml');
    const read = async () =>
      (await here.server.get(`/gateway/api/v1/sso/company/${company.companyId}`, company.token)).json<{
        learnerStartUrl: string | null;
      }>().learnerStartUrl;
    const person = await company.aPerson();
    const browser = company.learner();
    expect(await browser.walk((await read()) ?? '')).toBe('/learn');
    expect(await sessionsOf(person.id)).toEqual({ learner: 1, panel: 0 });
    const { links } = here.server.services.env;
    try {
      Object.assign(links, { learnerApp: 'https://learn.example' });
      expect(await read()).toBeNull();
    } finally {
      Object.assign(links, { learnerApp: undefined });
    }
  });

  it('leads nowhere but to the provider and pages of learners, whatever the address says', async () => {
    const company = await aCompany('saml');
    const elsewhere = ['https://evil.example', '//evil.example', '/learn\\@evil.example', '/learning', '/gateway/user', '/login'];
    for (const to of [...elsewhere, '/learn/../gateway/user', '/learn/panel/x', '/learn/enter/x']) {
      const person = await company.aPerson();
      const browser = company.learner();
      expect(await browser.walk((await browser.asked(person.email, to)).to ?? ''), to).toBe('/learn');
    }
    const evil = `/gateway/api/v1/sso/begin?company=${company.companyId}&learner=https://evil.example`;
    const person = await company.aPerson();
    const browser = company.learner();
    const answer = await visitSaml(here.server, here.provider).visit((await browser.get(evil)).to ?? '');
    expect([(await browser.get(answer)).to, person.email]).toEqual(['/learn', person.email]);
    const nowhere = await browser.get(`/gateway/api/v1/sso/begin?company=${randomUUID()}&learner=/learn`);
    expect(nowhere.to).toBe('/learn/sign-in?sso=no_subscription');
    expect((await browser.get('/learn/sso?company=x')).status).toBe(404);
  });
});

const plain = async () => ({ companyId: await here.server.company({ hasBoost: true }), role: 'user' as const, hasLogin: false });

describe('where single sign-on is enforced', () => {
  it('the link of a mail says whose it is, opens no session, and leads over the provider to its task', async () => {
    const company = await aCompany('saml');
    await company.enforce();
    const person = await company.aPerson({ name: 'Ana', lastName: 'Moreno' });
    const task = await aTask(company, person);
    for (const isFresh of [false, true]) {
      const browser = company.learner();
      const token = linkOf(person.id, { campaignId: task.id, isFresh });
      const { body } = await browser.get(`/learn/enter/${token}`);
      expect(body).toContain('Hello Ana Moreno');
      expect(body).toContain('after you sign in with single sign-on');
      const pressed = await browser.enter(token);
      expect([pressed.status, pressed.to, browser.cookieNames()]).toEqual([303, expect.stringMatching(/^\/learn\/sso\?/), []]);
      expect(await browser.walk(pressed.to ?? '')).toBe(task.page);
      expect((await browser.get(task.page)).status).toBe(200);
    }
    const old = await pageBrowser(here.server).get(
      `/learn/enter/${linkOf(person.id, { campaignId: task.id, issuedAt: new Date('2026-01-05') })}`,
    );
    expect(old.to).toBe(`/learn/sign-in?${new URLSearchParams({ link: 'over', to: task.page }).toString()}`);
  });

  it('sessions that a link has opened end when it is turned on; those of single sign-on and of the owner stay', async () => {
    const company = await aCompany('saml');
    const [byLink, owner] = [pageBrowser(here.server), pageBrowser(here.server)];
    const learner = await company.aPerson();
    await byLink.enter(linkOf(learner.id));
    await owner.enter(linkOf(company.owner.id));
    const bySso = company.learner();
    await bySso.walk((await bySso.asked((await company.aPerson()).email)).to ?? '');
    const token = await company.enforce();
    expect((await byLink.get('/learn')).to).toBe('/learn/sign-in');
    for (const browser of [bySso, owner]) expect((await browser.get('/learn')).status).toBe(200);
    await owner.enter(linkOf(company.owner.id));
    expect(await sessionsOf(company.owner.id)).toMatchObject({ learner: 2 });
    const payload = { ssoEnforcementStatus: false, ...(await here.server.step(token)) };
    const url = `/gateway/api/v1/sso/company/${company.companyId}/enforcement`;
    await here.server.app.inject({ method: 'PUT', url, headers: here.server.headersOf(token), payload });
    // They have ended; a link opens another one.
    expect((await byLink.get('/learn')).to).toBe('/learn/sign-in');
    await byLink.enter(linkOf(learner.id));
    expect((await byLink.get('/learn')).status).toBe(200);
  });

  it('a session by link counts for nothing even if it was opened in that moment, or before the plan came back', async () => {
    const company = await aCompany('saml');
    const person = await company.aPerson();
    const browser = pageBrowser(here.server);
    await browser.enter(linkOf(person.id));
    await query('UPDATE companies SET sso_enforced = true WHERE id = $1', [company.companyId]);
    expect((await browser.get('/learn')).to).toBe('/learn/sign-in');
    await query('UPDATE companies SET has_boost = false WHERE id = $1', [company.companyId]);
    expect((await browser.get('/learn')).status).toBe(200);
  });

  it('an address is told the same as elsewhere, and its mail leads to the page of a link', async () => {
    const company = await aCompany('saml');
    await company.enforce();
    const person = await company.aPerson();
    const reply = await pageBrowser(here.server).send('/learn/sign-in/link', { email: person.email });
    expect([reply.status, reply.to]).toEqual([303, '/learn/sign-in?sent=yes']);
    await expect
      .poll(async () => (await query("SELECT body FROM mails WHERE user_id = $1 AND template = 'learner_link'", [person.id])).rows)
      .toEqual([{ body: expect.stringContaining('/learn/enter/') }]);
  });

  it('an admin still comes from the panel', async () => {
    const company = await aCompany('saml');
    const token = await company.enforce();
    const reply = await here.server.get(
      `/gateway/api/v1/auth/company/${company.companyId}/magic_link?platformType=employee`,
      token,
    );
    expect(codeOf(reply), reply.body).toBeUndefined();
    const { pathname } = new URL(reply.json<{ link: string }>().link);
    const browser = pageBrowser(here.server);
    expect((await browser.send(`${pathname}/open`)).to).toBe('/learn');
    expect((await browser.get('/learn')).status).toBe(200);
  });

  it('sessions by single sign-on end with the connection', async () => {
    const company = await aCompany('saml');
    const person = await company.aPerson();
    const browser = company.learner();
    await browser.walk((await browser.asked(person.email)).to ?? '');
    expect((await browser.get('/learn')).status).toBe(200);
    await query('DELETE FROM sso_connections WHERE company_id = $1', [company.companyId]);
    expect((await browser.get('/learn')).to).toBe('/learn/sign-in');
  });
});
