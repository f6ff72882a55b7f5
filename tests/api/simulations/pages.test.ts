import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#locales/languages.ts';
import { landingTexts } from '#server/catalogue/simulation/landings/index';
import { setClock } from '#server/clock';
import { writeToken } from '#server/modules/simulations/public';
import { documentOf, type SentMessage, startSimulationPages, textOf } from '#tests/support/simulations/pages';

let life: Awaited<ReturnType<typeof startSimulationPages>>;
let teach: SentMessage;
let goOn: SentMessage;
beforeAll(async () => {
  life = await startSimulationPages();
  teach = await one({ landingKind: 'teach' });
  goOn = await one({ landingKind: 'continue' });
});
afterAll(() => setClock(null));

async function one(...given: Parameters<typeof life.sent>): Promise<SentMessage> {
  const [message] = await life.sent(...given);
  if (!message) throw new Error('no message was sent');
  return message;
}

const changeVersion = (message: SentMessage, column: string, value: unknown) =>
  life.query(`UPDATE simulation_template_versions SET ${column} = $2 WHERE id = $1`, [message.versionId, value]);
const kindsOf = async (message: SentMessage) => (await life.events(message)).map(({ kind, method }) => `${method} ${kind}`);
const title = (reply: LightMyRequestResponse) => textOf(documentOf(reply).querySelector('h1'));

/** What holds for every answer of these addresses. */
function expectPrivate(reply: LightMyRequestResponse): void {
  const { headers } = reply;
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['location']).toBeUndefined();
  expect(headers['server']).toBeUndefined();
  expect(headers['cache-control']).toBe('no-store, private');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors '(none|self)'/);
  if (!String(headers['content-type']).startsWith('text/html')) return;
  const page = documentOf(reply);
  expect(page.querySelectorAll('input, textarea, select, [contenteditable]')).toHaveLength(0);
  expect(page.querySelectorAll('form').length).toBeLessThanOrEqual(1);
  expect(page.querySelectorAll('form button').length).toBe(page.querySelectorAll('form').length);
  for (const element of page.querySelectorAll('[href], [src], [action]'))
    for (const name of ['href', 'src', 'action'])
      expect(element.getAttribute(name) ?? '/', element.outerHTML).toMatch(/^(\/(?!\/)|#)/);
}

describe('the link of a mail that teaches', () => {
  it('explains at once, with the message, what gives it away, and what to do next time', async () => {
    const reply = await life.get(teach.link);
    expect(reply.statusCode).toBe(200);
    expectPrivate(reply);
    const page = documentOf(reply);
    const texts = landingTexts.en.everyone;
    expect(title(reply)).toBe(texts.title);
    expect(textOf(page.querySelector('.simulation-head'))).toBe(`${texts.title}${texts.paragraph}${texts.middleText}`);
    expect(textOf(page.querySelector('.message-head'))).toBe(
      'Your mailbox is full, [your name]IFrom IT of [your company] <it-service@mail.example>',
    );
    expect(textOf(page.querySelector('.message-clues'))).toBe('What to notice1Make roomIT does not ask for this');
    expect(textOf(page.querySelector('.simulation-next'))).toContain('Tell IT about an email like this one');
    expect(page.querySelector('form')).toBeNull();
    expect(await kindsOf(teach)).toEqual(['GET link']);
  });

  it('shows the message in a frame that runs nothing, with words instead of names, dead links and its callouts', async () => {
    const frame = documentOf(await life.get(teach.link)).querySelector('iframe');
    expect([frame?.getAttribute('sandbox'), frame?.getAttribute('src')]).toEqual(['', `${teach.link}/message`]);
    const reply = await life.get(`${teach.link}/message`);
    expectPrivate(reply);
    expect(reply.headers['content-security-policy']).toMatch(/; sandbox$/);
    const body = documentOf(reply).body;
    expect(textOf(body)).toBe('Hello [your name]Make room');
    expect(body.querySelector('a[href], a[title], [onclick], script')).toBeNull();
    expect(textOf(body.querySelector('.callout'))).toBe('Make room');
  });

  it('writes no event for what the page itself loads', async () => {
    const before = await kindsOf(teach);
    await life.get(`${teach.link}/message`);
    await life.get(`${teach.link}/logo`);
    expect(await kindsOf(teach)).toEqual(before);
  });

  it.each([
    [0, 'Tell IT'],
    [1, 'Outlook'],
    [2, 'Gmail'],
  ])('names the button of e-mail platform %i', async (emailPlatform, expected) => {
    const message = await one({}, { body: { emailPlatform } });
    expect(textOf(documentOf(await life.get(message.link)).querySelector('.simulation-next'))).toContain(expected);
  });
});

describe('the link of a mail that goes on', () => {
  it('shows a neutral page whose one button sends nothing, then the explanation', async () => {
    const reply = await life.get(goOn.link);
    expectPrivate(reply);
    const page = documentOf(reply);
    expect(title(reply)).toBe('A document is waiting for you');
    expect(page.querySelector('.message-mail, .simulation-next')).toBeNull();
    const form = page.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', `${goOn.link}/continue`]);
    const pressed = await life.ask('POST', `${goOn.link}/continue`, { 'content-type': 'application/x-www-form-urlencoded' }, '');
    expect(pressed.statusCode).toBe(200);
    expectPrivate(pressed);
    expect(title(pressed)).toBe(landingTexts.en.everyone.title);
    expect(documentOf(pressed).querySelector('.message-mail')).not.toBeNull();
    expect(documentOf(pressed).querySelector('form')).toBeNull();
    expect(await kindsOf(goOn)).toEqual(['GET link', 'POST continue']);
  });

  it('can be read again or in another language afterwards, which is no second press', async () => {
    const message = await one({ landingKind: 'continue' });
    const pressed = await life.ask('POST', `${message.link}/continue`);
    const german = documentOf(pressed).querySelector('.simulation-languages a[lang=de]')?.getAttribute('href');
    expect(german).toBe(`${message.link}/continue?lang=de`);
    expect(title(await life.get(german ?? ''))).toBe(landingTexts.de.everyone.title);
    expect(await kindsOf(message)).toEqual(['POST continue', 'GET link']);
  });

  it('takes and keeps nothing that a form sends', async () => {
    const message = await one({ landingKind: 'continue' });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await life.ask('POST', `${message.link}/continue`, form, `password=${'hunter2'.repeat(9000)}`);
    expect(reply.statusCode).toBe(200);
    expect(JSON.stringify(await life.events(message))).not.toContain('hunter2');
  });
});

describe('the other addresses', () => {
  it('the picture is always one transparent point', async () => {
    const message = await one();
    const addresses = [
      message.pixel,
      `/s/${message.token('link')}.gif`,
      '/s/no.gif',
      `/s/${'a'.repeat(24)}.gif`,
      '/s/%00.gif',
      '/s/x/y.gif',
    ];
    for (const url of addresses) {
      const reply = await life.get(url);
      expect([reply.statusCode, reply.headers['content-type'], reply.rawPayload.length], url).toEqual([200, 'image/gif', 43]);
      expectPrivate(reply);
    }
    expect(await kindsOf(message)).toEqual(['GET pixel']);
  });

  it('the empty link leads to the same page', async () => {
    const message = await one();
    const [link, trap] = [await life.get(message.link), await life.get(message.trap)];
    expect([trap.statusCode, trap.body]).toEqual([200, link.body]);
    expect(await kindsOf(message)).toEqual(['GET link', 'GET trap']);
  });

  it('answers HEAD without a body, and notes that it was HEAD', async () => {
    const message = await one();
    for (const url of [message.link, message.trap, message.pixel]) {
      const reply = await life.ask('HEAD', url);
      expect([reply.statusCode, reply.body], url).toEqual([200, '']);
    }
    expect(await kindsOf(message)).toEqual(['HEAD link', 'HEAD trap', 'HEAD pixel']);
  });

  it('the beacon says how long the page was visible, and whether somebody touched it', async () => {
    const message = await one();
    const tell = (body: string) => life.ask('POST', `${message.link}/seen`, { 'content-type': 'text/plain;charset=UTF-8' }, body);
    for (const body of ['{"seconds":5,"isTrusted":false}', '{"seconds":7.4,"isTrusted":true}'])
      expect((await tell(body)).statusCode).toBe(204);
    for (const body of [
      '',
      '{',
      '{"seconds":-1,"isTrusted":true}',
      `{"seconds":5,"isTrusted":true,"x":"${'x'.repeat(200)}"}`,
      '[]',
    ])
      expect((await tell(body)).statusCode, body).toBe(204);
    const events = await life.events(message);
    expect(events.map(({ kind, seconds, signals }) => [kind, seconds, (signals & 16) !== 0])).toEqual([
      ['seen', 5, false],
      ['seen', 7, true],
    ]);
  });

  it('cuts off what programs append to an address', async () => {
    const message = await one();
    for (const more of ['%27', "'", '%22%3E', '.', '/', '%29', '?x=https%3A%2F%2Fevil.example'])
      expect((await life.get(`${message.link}${more}`)).statusCode, more).toBe(200);
    expect((await life.get(message.link.toUpperCase().replace('/S/', '/s/'))).statusCode).toBe(200);
  });

  it('every other one is the same small page, and writes nothing', async () => {
    const message = await one();
    const { secrets } = life.server.services;
    const ofNobody = `/s/${writeToken(secrets, 'link', Buffer.from('0123456789'))}`;
    const nowhere = await life.get('/s/nowhere');
    expect(nowhere.body.length).toBeLessThan(2000);
    const token = (kind: Parameters<SentMessage['token']>[0]) => message.token(kind);
    const wrong = [
      '/s',
      '/s/',
      '/s/%ff',

      `/s/${'x'.repeat(500)}`,
      ofNobody,
      ...(['pixel', 'mail', 'report'] as const).map((kind) => `/s/${token(kind)}`),
      ...['continue', 'message', 'logo'].map((step) => `/s/${token('trap')}/${step}`),
      `${message.link}x`,
      `${message.link}/other`,
      `${message.link}/continue/more`,
      `/s/${token('link').slice(1)}`,
      `${message.link}/seen`,
    ];
    for (const url of wrong) {
      const reply = await life.get(url);
      expect([reply.statusCode, reply.body], url).toEqual([404, nowhere.body]);
      expectPrivate(reply);
    }
    for (const method of ['POST', 'PUT', 'OPTIONS'] as const)
      expect((await life.ask(method, message.link)).statusCode, method).toBe(404);
    expect((await life.ask('POST', message.pixel)).statusCode).toBe(404);
    expect(await kindsOf(message)).toEqual([]);
  });

  it('no altered token opens anything', async () => {
    const token = teach.token('link');
    const letters = 'abcdefghijklmnopqrstuvwxyz234567';
    const before = (await kindsOf(teach)).length;
    for (let at = 0; at < token.length; at += 1)
      for (const letter of letters)
        if (letter !== token[at])
          expect((await life.get(`/s/${token.slice(0, at)}${letter}${token.slice(at + 1)}`)).statusCode).toBe(404);
    expect((await kindsOf(teach)).length).toBe(before);
  });

  it('no parameter leads to another site', async () => {
    for (const name of ['url', 'u', 'to', 'next', 'redirect', 'redirect_uri', 'return', 'goto', 'target', 'link', 'lang'])
      expectPrivate(await life.get(`${teach.link}?${name}=https%3A%2F%2Fevil.example%2F`));
  });
});

describe('what a page says', () => {
  it.each(languages.map(({ code }) => code))('is in the language of the person: %s', async (code) => {
    const message = await one({}, { person: { language: code } });
    const page = documentOf(await life.get(message.link));
    expect(page.documentElement.lang).toBe(code);
    expect(page.documentElement.dir).toBe(languages.find((each) => each.code === code)?.dir);
    expect(textOf(page.querySelector('h1'))).toBe(landingTexts[code].everyone.title);
    expect(page.body.textContent).not.toContain('simulationPage.');
  });

  it('is else in that of the browser, else of the company; a choice on the page comes first', async () => {
    const message = await one({}, { person: { language: null }, company: { lang: 'he' } });
    const languageOf = async (url: string, header: string) =>
      documentOf(await life.get(url, { 'accept-language': header })).documentElement.lang;
    expect(await languageOf(message.link, 'fr-CA, en;q=0.5')).toBe('fr');
    expect(await languageOf(message.link, 'tlh')).toBe('he');
    expect(await languageOf(message.link, '')).toBe('he');
    expect(await languageOf(`${message.link}?lang=ja`, 'fr')).toBe('ja');
    expect(await languageOf(`${message.link}?lang=xx`, 'fr')).toBe('fr');
  });

  it('are the texts of the company’s landing, as text, with what they leave out', async () => {
    const message = await one({ landingKind: 'continue' });
    const id = randomUUID();
    const [name, hostile] = ['Own', '<img src=x onerror=alert(1)><script>alert(1)</script>"\'{{firstName}}'];
    await life.query(
      `INSERT INTO simulation_landings (id, company_id, name, kind, language, title, paragraph, middle_text, created_at, updated_at)
        VALUES ($1, $2, $3, 'teach', 'en', $4, $4, $4, now(), now())`,
      [id, message.companyId, name, hostile],
    );
    await life.query('UPDATE simulation_campaigns SET landing_id = $2 WHERE id = $1', [message.campaignId, id]);
    const reply = await life.get(message.link);
    expectPrivate(reply);
    expect(title(reply)).toBe(hostile);
    expect(documentOf(reply).querySelector('[onerror], main script, main img')).toBeNull();
    expect(textOf(documentOf(reply).querySelector('.landing-notice'))).toContain('no password was stored');
  });

  it('are those of the library that the campaign chose, in the language of the reader', async () => {
    const chosen = await life.query<{ id: string; language: string; title: string }>(
      `SELECT id, language, title FROM simulation_landings WHERE company_id IS NULL AND slug = 'services' AND deleted_at IS NULL`,
    );
    const titleIn = new Map(chosen.map((landing) => [landing.language, landing.title]));
    const message = await one();
    const english = chosen.find(({ language }) => language === 'en');
    await life.query('UPDATE simulation_campaigns SET landing_id = $2 WHERE id = $1', [message.campaignId, english?.id]);
    expect(title(await life.get(message.link))).toBe(titleIn.get('en'));
    expect(title(await life.get(`${message.link}?lang=de`))).toBe(titleIn.get('de'));
    expect(titleIn.get('de')).not.toBe(titleIn.get('en'));
  });

  it('holds nothing of a hostile template', async () => {
    const message = await one();
    const hostile = '"><script>alert(1)</script><form><input name=password></form>';
    await changeVersion(message, 'sender_name', `${hostile}{{firstName}}`);
    await changeVersion(message, 'subject', hostile);
    await changeVersion(
      message,
      'html',
      '<p onclick="x()">Make room {{firstName}} of {{department}}</p><form action="https://evil.example"><input><button>Go</button></form><iframe src="https://evil.example"></iframe><img src="https://evil.example/x.png"><a href="javascript:alert(1)">x</a><script>alert(1)</script>',
    );
    const reply = await life.get(message.link);
    expectPrivate(reply);
    expect(documentOf(reply).querySelector('main script')).toBeNull();
    const frame = await life.get(`${message.link}/message`);
    expectPrivate(frame);
    expect(frame.body).not.toMatch(/evil|alert|onclick|<form|<input|<iframe|<script/);
    expect(textOf(documentOf(frame).body)).toContain('Make room [your name] of [your department]');
  });

  it('names nobody: links are passed on', async () => {
    const department = 'Quantum Plumbing';
    const message = await one({}, { person: { name: 'Zebulon', lastName: 'Quux', email: 'zebulon.quux@test.example' } });
    await life.server.aDepartment({ companyId: message.companyId, name: department });
    for (const url of [message.link, `${message.link}/message`, `${message.link}/continue`])
      expect((await life.get(url)).body, url).not.toMatch(/Zebulon|Quux|Quantum|@test\.example/);
  });
});

describe('a campaign that is over', () => {
  it('still explains after its events count, and says that they came late', async () => {
    const message = await one();
    await life.query(`UPDATE simulation_rounds SET counts_until = '2020-01-01' WHERE campaign_id = $1`, [message.campaignId]);
    expect(documentOf(await life.get(message.link)).querySelector('.message-mail')).not.toBeNull();
    expect((await life.events(message)).map(({ isLate }) => isLate)).toEqual([true]);
  });

  it('still explains when it is archived', async () => {
    const message = await one();
    await life.query(`UPDATE simulation_campaigns SET status = 'archived', archived_at = now() WHERE id = $1`, [
      message.campaignId,
    ]);
    expect((await life.get(message.link)).statusCode).toBe(200);
    expect((await life.events(message)).map(({ isLate }) => isLate)).toEqual([true]);
  });

  it('explains without the message 90 days after its round, also where a button came first', async () => {
    const message = await one({ landingKind: 'continue' });
    await life.query(
      `UPDATE simulation_rounds SET starts_on = '2020-01-01', ends_on = '2020-02-01', counts_until = '2020-03-01' WHERE campaign_id = $1`,
      [message.campaignId],
    );
    const reply = await life.get(message.link);
    expect([reply.statusCode, title(reply)]).toEqual([200, 'This was a phishing simulation']);
    expect(documentOf(reply).querySelector('.message-mail, form')).toBeNull();
    expect((await life.get(`${message.link}/message`)).statusCode).toBe(404);
    expect((await life.events(message)).map(({ isLate }) => isLate)).toEqual([true]);
  });

  it('is nowhere once it is deleted', async () => {
    const message = await one();
    await life.query('UPDATE simulation_campaigns SET deleted_at = now() WHERE id = $1', [message.campaignId]);
    const nowhere = await life.get('/s/nowhere');
    const reply = await life.get(message.link);
    expect([reply.statusCode, reply.body]).toEqual([404, nowhere.body]);
    expect((await life.get(message.pixel)).rawPayload).toHaveLength(43);
    expect(await kindsOf(message)).toEqual([]);
  });
});
