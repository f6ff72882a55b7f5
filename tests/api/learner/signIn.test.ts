import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCampaign } from '#contract/campaigns/campaigns';
import { learnerLimits } from '#contract/learner/limits';
import { getMagicLink } from '#contract/session/signInLinks';
import { setClock } from '#server/clock';
import { ownerTx, type Tx } from '#server/db/tx';
import { voidLinks } from '#server/identity/oneTimeLinks';
import { deliverMail } from '#server/mail/deliver';
import { writeLearnerLink } from '#server/mail/learnerLink';
import { openPost } from '#server/mail/post';
import { endSessions } from '#server/modules/session/public';
import { aCourse, aRunningCampaign } from '#tests/support/calls/courses';
import { begin, day } from '#tests/support/calls/campaignLife';
import { workLife } from '#tests/support/calls/workLife';
import { pageBrowser } from '#tests/support/learner/pageBrowser';
import { startQuietServer } from '#tests/support/server/testServer';

let server: Awaited<ReturnType<typeof startQuietServer>>;
let life: ReturnType<typeof workLife>;
let customer: Awaited<ReturnType<typeof life.aCustomer>>;
let person: Awaited<ReturnType<typeof server.aUser>>;

beforeAll(async () => {
  server = await startQuietServer({ LEARNER_APP_URL: '' });
  life = workLife(server, { campaigns: 'campaigns', counts: 'assignment_counts' });
});
afterAll(() => server?.close());
beforeEach(async () => {
  customer = await life.aCustomer({ hasBoost: true, timeZone: 'Europe/Berlin' });
  person = await server.aUser({ companyId: customer.companyId, name: 'Ana', lastName: 'Moreno' });
});
afterEach(() => setClock(null));

const linkOf = (userId: string, { issuedAt = new Date(), isFresh = false, campaignId = null as string | null } = {}) =>
  writeLearnerLink(server.services.secrets, { userId, campaignId, issuedAt, isFresh });
const query = (text: string, values: unknown[]) => server.services.db.pool.query(text, values);
const deliver = () => deliverMail(server.services, openPost(server.services.env));

async function aTraining(): Promise<string> {
  const course = await aCourse(server);
  const reply = await customer.call(startCampaign, {
    body: {
      courseId: course.id,
      campaign_name: 'Autumn',
      courseName: 'Course',
      totalChapters: 2,
      start_date: Math.floor(begin.getTime() / 1000),
      campaign_assignment_type: 'all_users',
      days_to_complete: 7,
      notificationsEnabled: true,
      notificationSubject: 'New training',
      notificationMessage: '',
      user_departments: [],
      selectedGroups: [],
    },
  });
  expect(reply.status, reply.text).toBe(200);
  await life.assign(customer.companyId);
  const { rows } = await query('SELECT id FROM campaigns WHERE company_id = $1', [customer.companyId]);
  return (rows as { id: string }[])[0]?.id ?? '';
}

/** Everything that a visit could change. */
const traces = async () =>
  (
    await query(
      'SELECT (SELECT count(*) FROM learner_sessions) AS sessions, (SELECT json_agg(u ORDER BY id) FROM users u WHERE company_id = $1) AS people',
      [customer.companyId],
    )
  ).rows;

describe('the link of a mail', () => {
  it('says whose it is, changes nothing when it is opened, and leads to the task that the mail is about', async () => {
    setClock(begin);
    const campaignId = await aTraining();
    await deliver();
    const { rows } = await query("SELECT body FROM mails WHERE user_id = $1 AND template = 'campaign_assigned'", [person.id]);
    const address = /\/learn\/enter\/[a-z2-7]{60,}/.exec((rows as { body: string }[])[0]?.body ?? '')?.[0] ?? '';
    const browser = pageBrowser(server);
    const before = await traces();
    const page = await browser.get(address);
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('Hello Ana Moreno')]);
    expect(page.body).toContain('Acorn');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(browser.cookies.size).toBe(0);
    expect(await traces()).toEqual(before);
    const opened = await browser.send(`${address}/open`, { zone: 'America/New_York' });
    expect([opened.status, opened.to]).toEqual([303, `/learn/trainings/${campaignId}`]);
    expect(String(opened.headers['set-cookie'])).toMatch(
      /^heed_learner=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const tasks = await browser.get('/learn');
    expect(tasks.body).toContain('My tasks');
    expect(tasks.body).toContain('Due on November 27, 2026');
    expect(tasks.body).toContain(`href="/learn/trainings/${campaignId}"`);
  });

  it('leads to tasks that say until when somebody is away', async () => {
    setClock(begin);
    await aTraining();
    await query("INSERT INTO absences VALUES ($1, $2, '2026-11-19', '2026-11-21')", [customer.companyId, person.id]);
    const browser = pageBrowser(server);
    await browser.enter(linkOf(person.id));
    const away = 'You are marked as away until November 21, 2026.';
    expect((await browser.get('/learn')).body).toContain(away);
    setClock(day(2));
    expect((await browser.get('/learn')).body).not.toContain('away until');
  });

  it('works in two browsers, and after the person has signed out in one of them in the other still', async () => {
    const token = linkOf(person.id);
    const [one, other] = [pageBrowser(server), pageBrowser(server)];
    for (const browser of [one, other]) expect((await browser.enter(token)).status).toBe(303);
    expect((await one.send('/learn/leave')).to).toBe('/learn/sign-in');
    expect((await one.get('/learn')).to).toBe('/learn/sign-in');
    expect((await other.get('/learn')).status).toBe(200);
  });

  it('opens nothing once it is forged, cut, of another kind, or too old', async () => {
    const token = linkOf(person.id);
    const old = linkOf(person.id, { issuedAt: new Date(Date.now() - (learnerLimits.linkDays * 86_400 + 60) * 1000) });
    const changed = `${token[0] === 'a' ? 'b' : 'a'}${token.slice(1)}`;
    for (const wrong of [changed, token.slice(0, -1), `${token}a`, old, 'a', randomUUID(), linkOf(randomUUID()), 'x'.repeat(200)]) {
      const browser = pageBrowser(server);
      expect((await browser.get(`/learn/enter/${wrong}`)).to, wrong).toBe('/learn/sign-in?link=over');
      expect((await browser.enter(wrong)).to).toBe('/learn/sign-in?link=over');
      expect(browser.cookies.size).toBe(0);
    }
    expect((await pageBrowser(server).get('/learn/sign-in?link=over')).body).toContain('This link no longer works');
    for (const damaged of ['x'.repeat(5000), `${token}%00`]) {
      const { status, body } = await pageBrowser(server).get(`/learn/enter/${damaged}`);
      expect([status, body]).toEqual([404, expect.stringContaining('<h1>')]);
    }
    // Programs that rewrite links may change the case of letters.
    expect((await pageBrowser(server).get(`/learn/enter/${token.toUpperCase()}`)).status).toBe(200);
  });

  it.each([
    ['the person is disabled', 'UPDATE users SET disabled = true WHERE id = $1'],
    ['the person is deleted', 'UPDATE users SET deleted_at = now() WHERE id = $1'],
    ['the company is disabled', 'UPDATE companies SET disabled = true WHERE id = (SELECT company_id FROM users WHERE id = $1)'],
  ])('and its session end when %s', async (_what, change) => {
    const browser = pageBrowser(server);
    await browser.enter(linkOf(person.id));
    expect((await browser.get('/learn')).status).toBe(200);
    await query(change, [person.id]);
    expect((await browser.get('/learn')).to).toBe('/learn/sign-in');
    expect((await browser.enter(linkOf(person.id))).to).toBe('/learn/sign-in?link=over');
  });

  it.each([
    ['their address is changed', (tx: Tx) => voidLinks(tx, person.id)],
    ['they are signed out everywhere', (tx: Tx) => endSessions(tx, [person.id])],
  ])('and its session end when %s', async (_what, change) => {
    await query('UPDATE users SET has_login = true WHERE id = $1', [person.id]);
    const token = linkOf(person.id, { issuedAt: new Date(Date.now() - 2000) });
    const browser = pageBrowser(server);
    await browser.enter(token);
    await ownerTx<unknown>(server.services.db, change);
    expect((await browser.get('/learn')).to).toBe('/learn/sign-in');
    expect((await browser.enter(token)).to).toBe('/learn/sign-in?link=over');
  });

  it('is not in a mail that was written to an address that the person has no more', async () => {
    setClock(begin);
    await aTraining();
    await query("UPDATE users SET email = 'new.' || email WHERE id = $1", [person.id]);
    await deliver();
    const { rows } = await query("SELECT recipient, body FROM mails WHERE company_id = $1 AND template = 'campaign_assigned'", [
      customer.companyId,
    ]);
    const mails = rows as { recipient: string; body: string }[];
    expect(mails.find(({ recipient }) => recipient === person.email)?.body).not.toContain('/learn/');
    expect(mails.find(({ recipient }) => recipient === customer.admin.email)?.body).toContain('/learn/enter/');
  });

  it('holds in a mail that is sent the moment after older links have ended', async () => {
    setClock(begin);
    await aTraining();
    await ownerTx(server.services.db, (tx) => voidLinks(tx, person.id));
    await deliver();
    const { rows } = await query("SELECT body FROM mails WHERE user_id = $1 AND template = 'campaign_assigned'", [person.id]);
    const token = /\/learn\/enter\/([a-z2-7]{60,})/.exec((rows as { body: string }[])[0]?.body ?? '')?.[1] ?? '';
    expect((await pageBrowser(server).get(`/learn/enter/${token}`)).body).toContain('Hello Ana Moreno');
  });

  it('opens a session of twelve hours', async () => {
    const browser = pageBrowser(server);
    await browser.enter(linkOf(person.id));
    await query("UPDATE learner_sessions SET expires_at = now() - interval '1 second' WHERE user_id = $1", [person.id]);
    expect((await browser.get('/learn')).to).toBe('/learn/sign-in');
  });
});

describe('a fresh link', () => {
  const mails = async () =>
    (await query("SELECT body FROM mails WHERE user_id = $1 AND template = 'learner_link' ORDER BY created_at", [person.id]))
      .rows as {
      body: string;
    }[];

  it('is mailed on request; once used, older links and sessions open nothing', async () => {
    const older = linkOf(person.id, { issuedAt: new Date(Date.now() - 5000) });
    const elsewhere = pageBrowser(server);
    await elsewhere.enter(older);
    const browser = pageBrowser(server);
    expect((await browser.send('/learn/sign-in/link', { email: person.email.toUpperCase() })).to).toBe('/learn/sign-in?sent=yes');
    expect((await elsewhere.get('/learn')).status).toBe(200);
    await deliver();
    const token = /\/learn\/enter\/([a-z2-7]{60,})/.exec((await mails())[0]?.body ?? '')?.[1] ?? '';
    expect((await browser.enter(token)).to).toBe('/learn');
    expect((await elsewhere.get('/learn')).to).toBe('/learn/sign-in');
    expect((await elsewhere.enter(older)).to).toBe('/learn/sign-in?link=over');
    expect((await browser.get('/learn')).status).toBe(200);
  });

  it('leads to the task from whose page it was requested, when that is the person’s', async () => {
    const campaignId = await aRunningCampaign(server, await aCourse(server), customer.companyId, [person.id]);
    const theirs = await aRunningCampaign(server, await aCourse(server), customer.companyId, []);
    const page = (id: string) => `/learn/trainings/${id}`;
    const old = linkOf(person.id, { issuedAt: new Date('2026-01-05'), campaignId });
    const ways = [
      { from: `/learn/enter/${old}`, to: page(campaignId) },
      { from: `${page(campaignId)}/chapters/${randomUUID()}`, to: page(campaignId) },
      { from: page(theirs), to: '/learn' },
      { from: '/learn', to: '/learn' },
    ];
    for (const { from, to } of ways) {
      const browser = pageBrowser(server);
      const { body } = await browser.get((await browser.get(from)).to ?? '');
      const form = (/ action="([^"]+\/link[^"]*)"/.exec(body)?.[1] ?? '').replaceAll('&amp;', '&');
      const sent = (await browser.send(form, { email: person.email })).to ?? '';
      expect(sent).toMatch(/^\/learn\/sign-in\?sent=yes/);
      // Who asks again is not led elsewhere.
      const again = form.replace('/sign-in/link', '/sign-in').replace('link=over&', '');
      expect((await browser.get(sent)).body).toContain(`href="${again.replaceAll('&', '&amp;')}"`);
      await deliver();
      const token = /\/learn\/enter\/([a-z2-7]{60,})/.exec((await mails()).at(-1)?.body ?? '')?.[1] ?? '';
      expect((await browser.enter(token)).to, from).toBe(to);
    }
  });

  it('is answered alike for an address that nobody has, and limited for one that somebody has', async () => {
    const browser = pageBrowser(server);
    const unknown = await browser.send('/learn/sign-in/link', { email: `nobody.${randomUUID()}@test.example` });
    expect([unknown.status, unknown.to]).toEqual([303, '/learn/sign-in?sent=yes']);
    for (let n = 0; n < learnerLimits.linkMailsPerHour + 2; n += 1)
      expect((await browser.send('/learn/sign-in/link', { email: person.email })).to).toBe('/learn/sign-in?sent=yes');
    expect(await mails()).toHaveLength(learnerLimits.linkMailsPerHour);
  });

  it('is not asked for with what is no address: the page says so', async () => {
    const reply = await pageBrowser(server).send('/learn/sign-in/link', { email: 'ana' });
    expect(reply.status).toBe(422);
    expect(reply.body).toMatch(/role="alert"[^>]*>Invalid email format/);
  });
});

describe('the pages of learners', () => {
  it('open with no session of the panel, and theirs opens nothing of the panel', async () => {
    const headers = await server.signInAs(customer.admin);
    expect((await server.app.inject({ url: '/learn', headers })).headers.location).toBe('/learn/sign-in');
    const browser = pageBrowser(server);
    await browser.enter(linkOf(customer.admin.id));
    expect((await browser.get('/gateway/user')).status).toBe(401);
  });

  it('take no form from another site, and lead nowhere else', async () => {
    const browser = pageBrowser(server);
    await browser.enter(linkOf(person.id));
    expect((await browser.send('/learn/leave', {}, 'cross-site')).status).toBe(403);
    // Older browsers only name an origin; that of a page which hides it is `null`.
    const from = async (origin: string) => {
      const headers = { host: 'localhost:3000', origin, 'content-type': 'application/x-www-form-urlencoded' };
      return (await server.app.inject({ method: 'POST', url: `/learn/enter/${linkOf(person.id)}/open`, headers, payload: '' }))
        .statusCode;
    };
    expect([await from('https://evil.example'), await from('null'), await from('http://localhost:3000')]).toEqual([403, 403, 303]);
    for (const back of ['https://evil.example', '//evil.example', '/learn\\@evil.example', '/learning', '/gateway/user'])
      expect((await browser.send('/learn/language', { lang: 'de', back })).to, back).toBe('/learn');
    expect((await browser.send('/learn/language', { lang: 'de', back: '/learn/exercises/x?message=2' })).to).toBe(
      '/learn/exercises/x?message=2',
    );
  });

  it('remember the language that somebody chose, also right to left', async () => {
    const browser = pageBrowser(server, 'en');
    await browser.enter(linkOf(person.id));
    await browser.send('/learn/language', { lang: 'he', back: '/learn' });
    const page = await browser.get('/learn');
    expect(page.body).toContain('<html lang="he" dir="rtl"');
    expect(page.body).toContain('המשימות שלי');
    // So do mails, unless a fresh link is requested on a page in another language.
    for (const address of ['/learn/sign-in/link', '/learn/sign-in/link?lang=ja'])
      await browser.send(address, { email: person.email });
    const { rows } = await query('SELECT lang FROM mails WHERE user_id = $1 ORDER BY created_at', [person.id]);
    expect(rows).toEqual([{ lang: 'he' }, { lang: 'ja' }]);
    // The button of a link’s page chooses the language in which the page is.
    await browser.send(`/learn/enter/${linkOf(person.id)}/open?lang=de`);
    expect((await browser.get('/learn')).body).toContain('<html lang="de"');
  });

  it('show nothing about others, and whom to ask', async () => {
    setClock(begin);
    const other = await server.aUser({ companyId: customer.companyId, name: 'Ben', lastName: 'Okafor' });
    await aTraining();
    setClock(day(8));
    const browser = pageBrowser(server);
    await browser.enter(linkOf(person.id));
    const { body } = await browser.get('/learn');
    expect(body).toContain('Due on November 27, 2026');
    expect(body).toContain(`mailto:${customer.admin.email}`);
    expect(body).not.toMatch(new RegExp(`${other.email}|Okafor|${other.id}`));
  });

  it('say that there is nothing to do, and have no page at other addresses', async () => {
    const browser = pageBrowser(server);
    await browser.enter(linkOf(person.id));
    expect((await browser.get('/learn')).body).toContain('Nothing to do');
    expect((await browser.get('/learn/nothing/here')).status).toBe(404);
  });

  it('begin, for an admin from the panel, with what they were looking at there', async () => {
    const course = await aCourse(server);
    const campaignId = await aRunningCampaign(server, course, customer.companyId, []);
    const open = async (id?: string) => {
      const reply = await customer.call(getMagicLink, { query: { platformType: 'employee', ...(id && { campaignId: id }) } });
      const { pathname, search } = new URL(reply.json<{ link: string }>().link);
      const browser = pageBrowser(server);
      const action = / action="([^"]+\/open[^"]*)"/.exec((await browser.get(pathname + search)).body)?.[1];
      return (await browser.send(action ?? '/')).to;
    };
    expect(await open(campaignId)).toBe(`/learn/trainings/${campaignId}`);
    expect(await open(person.id)).toBe('/learn');
    expect(await open()).toBe('/learn');
  });

  it('are shown to an admin from the panel, once for each link, and say that it is them', async () => {
    const reply = await customer.call(getMagicLink, { query: { platformType: 'employee' } });
    const { pathname } = new URL(reply.json<{ link: string }>().link);
    const browser = pageBrowser(server);
    const asked = (await browser.get(pathname)).body;
    expect(asked).toContain(`Continue as ${customer.admin.name}`);
    expect(asked).toContain('data-sends-itself');
    expect((await browser.send(`${pathname}/open`)).to).toBe('/learn');
    expect((await browser.get('/learn')).body).toContain('You are looking at the learners’ pages as yourself.');
    expect((await pageBrowser(server).send(`${pathname}/open`)).to).toBe('/learn/sign-in?link=over');
    // Neither this nor a mail makes somebody active who has not come to the panel.
    await browser.enter(linkOf(customer.admin.id));
    const { rows } = await query('SELECT last_login FROM users WHERE id = $1', [customer.admin.id]);
    expect((rows as { last_login: Date | null }[])[0]?.last_login).toBeNull();
  });

  it('let an admin from the panel take the place of somebody else only when they say so', async () => {
    const browser = pageBrowser(server);
    const aLink = async () =>
      new URL((await customer.call(getMagicLink, { query: { platformType: 'employee' } })).json<{ link: string }>().link).pathname;
    await browser.enter(linkOf(customer.admin.id));
    // Their own session, from a mail: nobody else is there.
    expect((await browser.get(await aLink())).body).toContain('data-sends-itself');
    await browser.enter(linkOf(person.id));
    const link = await aLink();
    const { body } = await browser.get(link);
    expect(body).toContain(`Ana Moreno is signed in here. Continue only if you are ${customer.admin.name}`);
    expect(body).not.toContain('data-sends-itself');
    expect((await browser.get('/learn')).body).toContain('Ana Moreno');
    expect((await browser.send(`${link}/open`)).to).toBe('/learn');
    expect((await browser.get('/learn')).body).toContain(customer.admin.name);
  });
});
