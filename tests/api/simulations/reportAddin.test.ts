import type { FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { simulationLimits } from '#contract/simulation/limits';
import { getReportAddin, type ReportAddin, renewReportAddin } from '#contract/simulation/reportAddin';
import { saveSimulationSettings, type SimulationSettings } from '#contract/simulation/settings';
import { languages } from '#locales/languages.ts';
import { buildApp } from '#server/app';
import { setClock } from '#server/clock';
import { judgeDue } from '#server/modules/simulationTruth/public';
import { callAs } from '#tests/support/calls/callAs';
import { type MailServer, startMailServer } from '#tests/support/server/mailServer';
import { startQuietServer } from '#tests/support/server/testServer';
import { startSimulationPages, type SentMessage } from '#tests/support/simulations/pages';
import { startSimulationLife } from '#tests/support/simulations/simulations';

let pages: Awaited<ReturnType<typeof startSimulationPages>>;
let server: Awaited<ReturnType<typeof startQuietServer>>;
let post: MailServer;
let app: FastifyInstance;

beforeAll(async () => {
  [server, post] = await Promise.all([startQuietServer(), startMailServer()]);
  pages = await startSimulationPages(await startSimulationLife(server));
  const { services } = server;
  const simulation = { ...services.env.simulation, smtpUrl: post.url, domains: ['lures.example'] };
  const publicUrl = 'https://admin.heed.example';
  app = await buildApp({ ...services, env: { ...services.env, publicUrl, simulation } });
});
afterEach(() => {
  setClock(null);
  post.taken.length = 0;
  post.heard.length = 0;
  post.answers.recipient = undefined;
});
afterAll(async () => {
  await app?.close();
  await post?.close();
  await server?.close();
});

const settings = (more: Partial<SimulationSettings> = {}): SimulationSettings => ({
  xTestPhish: 'heed-0123456789',
  email: 'soc@acme.example',
  gwReportAction: 'MARK_AS_SPAM',
  msReportAction: 'MOVE_TO_FOLDER',
  folderId: 'Reported',
  ...more,
});

const pathIn = (address: string) => new URL(address).pathname;
const ask = (url: string, method: 'GET' | 'OPTIONS' = 'GET', headers = {}) =>
  app.inject({ method, url, headers: { host: 'admin.heed.example', ...headers } });

/** A company whose messages were sent, with its report button. */
async function aButton(people = 1, saved: Partial<SimulationSettings> = {}) {
  const messages = await pages.sent({}, { people });
  setClock(new Date('2031-03-03T18:00:00Z'));
  const [message] = messages;
  if (!message) throw new Error('nothing was sent');
  const { companyId } = message;
  const admin = await server.aUser({ companyId, role: 'admin' });
  const call = callAs({ app }, { host: 'admin.heed.example', ...(await server.signInAs(admin)) }, companyId);
  expect((await call(saveSimulationSettings, { body: settings(saved) })).status).toBe(200);
  const state = async () => (await call(getReportAddin)).json<{ data: ReportAddin | null }>().data;
  const renew = async () => (await call(renewReportAddin)).json<{ data: ReportAddin }>().data;
  const { address } = await renew();
  const emails = await pages.query<{ id: string; email: string }>('SELECT id, email FROM users WHERE company_id = $1', [companyId]);
  const emailOf = ({ userId }: SentMessage) => emails.find(({ id }) => id === userId)?.email ?? '';
  const report = (body: object | string, headers = {}) =>
    app.inject({
      method: 'POST',
      url: pathIn(address),
      headers: { host: 'admin.heed.example', 'content-type': 'text/plain;charset=utf-8', ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify({ program: 'outlook', address: emailOf(message), ...body }),
    });
  return { messages, message, companyId, call, address, state, renew, emailOf, report };
}

const phishing = [
  'From: "Bank" <bank@evil.example>',
  'Bcc: everybody@acme.example',
  'Subject: Your account',
  'X-Evil: 1',
  '',
  'Pay here: https://evil.example/',
].join('\r\n');
const encoded = (text: string | Buffer) => Buffer.from(text).toString('base64');
const thanks = { title: 'Thank you for reporting', action: 'MOVE_TO_FOLDER', folder: 'Reported' };
const byHand = { title: 'Not reported yet', action: 'NONE', folder: '' };

describe('the report button of a company', () => {
  it('has a manifest with all that Outlook needs, in all languages', async () => {
    const { address } = await aButton();
    expect(address).toMatch(/^https:\/\/admin\.heed\.example\/report\/[a-z2-7]{24}$/);
    const reply = await ask(`${pathIn(address)}/manifest.xml`);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/xml; charset=utf-8']);
    const { document } = new JSDOM(reply.body, { contentType: 'text/xml' }).window;
    const names = (parent: Element | null) => [...(parent?.children ?? [])].map(({ tagName }) => tagName);
    expect(names(document.documentElement)).toEqual([
      ...['Id', 'Version', 'ProviderName', 'DefaultLocale', 'DisplayName', 'Description', 'IconUrl', 'HighResolutionIconUrl'],
      ...['SupportUrl', 'AppDomains', 'Hosts', 'Requirements', 'FormSettings', 'Permissions', 'Rule'],
      ...['DisableEntityHighlighting', 'VersionOverrides'],
    ]);
    const surface = document.querySelector('ExtensionPoint');
    expect(surface?.getAttribute('xsi:type')).toBe('ReportPhishingCommandSurface');
    expect(names(surface?.firstElementChild ?? null)).toEqual(['Control', 'PreProcessingDialog', 'SourceLocation']);
    expect(document.querySelector('FunctionName')?.textContent).toBe('onSpamReport');
    // Each resource that is named exists, and no text is longer than Outlook takes.
    const ids = [...document.querySelectorAll('Resources [id]')].map((element) => element.id);
    const used = [...document.querySelectorAll('[resid]')].map((element) => element.getAttribute('resid') ?? '');
    expect([...new Set(used)].toSorted()).toEqual(ids.toSorted());
    for (const [parent, most] of [
      ['ShortStrings', 125],
      ['LongStrings', 250],
    ] as const)
      for (const element of document.getElementsByTagName(`bt:${parent}`)[0]?.querySelectorAll('*') ?? [])
        expect((element.getAttribute('DefaultValue') ?? element.getAttribute('Value') ?? '').length).toBeLessThanOrEqual(most);
    expect(document.querySelectorAll('LongStrings Override, LongStrings [Locale]').length).toBe(languages.length - 1);
    for (const [, url = ''] of reply.body.matchAll(/(https:\/\/admin[^"]+\.(?:png|html|js))"/g))
      expect((await ask(pathIn(url))).statusCode, url).toBe(200);
  });

  it('has a page that Outlook may frame and a script, and files for Gmail with the permissions that the action needs', async () => {
    const { address, call } = await aButton();
    const page = await ask(`${pathIn(address)}/addin.html`);
    expect(page.headers['x-frame-options']).toBeUndefined();
    expect(String(page.headers['content-security-policy'])).toContain("connect-src 'self'");
    expect(page.body).toContain(`src="${address}/addin.js"`);
    expect((await ask(`${pathIn(address)}/addin.js`)).body).toContain(address);
    expect((await ask(`${pathIn(address)}/Code.gs`)).body).toContain(address);
    const scopes = async () => (await ask(`${pathIn(address)}/appsscript.json`)).json<{ oauthScopes: string[] }>().oauthScopes;
    expect(await scopes()).toContain('https://mail.google.com/');
    await call(saveSimulationSettings, { body: settings({ gwReportAction: 'NONE' }) });
    expect(await scopes()).not.toContain('https://mail.google.com/');
  });

  it('gets another key, which ends the old one, and stays the same add-in', async () => {
    const { address, renew, report, message, companyId } = await aButton();
    const idAndVersion = async (of: string) =>
      /<Id>(.+)<\/Id>\s*<Version>(.+)<\/Version>/.exec((await ask(`${pathIn(of)}/manifest.xml`)).body);
    const before = await idAndVersion(address);
    const renewed = await renew();
    expect(renewed.address).not.toBe(address);
    const [, id, version] = (await idAndVersion(renewed.address)) ?? [];
    expect([id, version]).toEqual([before?.[1], '1.1.2.0']);
    expect((await ask(`${pathIn(address)}/manifest.xml`)).statusCode).toBe(404);
    expect((await report({ token: message.token('report') })).statusCode).toBe(404);
    expect(await pages.events(message)).toEqual([]);
    expect(
      await pages.query(`SELECT action FROM audit_log WHERE company_id = $1 AND action LIKE 'simulations.addin%' ORDER BY action`, [
        companyId,
      ]),
    ).toEqual([{ action: 'simulations.addinRenewed' }, { action: 'simulations.addinSetUp' }]);
    // The log names no key.
    expect(server.logText()).toContain('/report/[hidden]/manifest.xml');
    expect(server.logText()).not.toContain(pathIn(address));
    for (const other of ['a'.repeat(24), message.token('report'), 'x', '%00', '..'])
      expect((await ask(`/report/${other}/manifest.xml`)).statusCode, other).toBe(404);
  });
});

describe('a simulation that is reported with the button', () => {
  it('counts for the person to whom it was sent, once, and is not passed on', async () => {
    const { message, report, state } = await aButton();
    for (const _ of [1, 2]) {
      const reply = await report({ token: message.token('report'), mail: encoded(phishing), language: 'en-GB' });
      expect([reply.statusCode, reply.json()]).toEqual([200, expect.objectContaining(thanks)]);
    }
    expect(await pages.events(message)).toMatchObject([{ kind: 'report', method: 'ADDIN', isLate: false }]);
    setClock(new Date('2031-03-03T18:01:00Z'));
    await judgeDue(server.services);
    const [row] = await pages.query<{ at: Date }>('SELECT reported_at AS at FROM simulation_messages WHERE id = $1', [message.id]);
    expect(row?.at.toISOString()).toMatch(/^2031-03-03T18:00/);
    expect(post.taken).toEqual([]);
    expect(await state()).toMatchObject({ outlookAt: expect.stringMatching(/^2031-03-03T18:00/), gmailAt: null });
  });

  it('by a colleague is kept beside the message; one by a stranger, of another company or with a broken token is nothing', async () => {
    const { messages, report, emailOf } = await aButton(2);
    const [message, other] = messages as [SentMessage, SentMessage];
    const [foreign] = (await pages.sent()) as [SentMessage];
    setClock(new Date('2031-03-03T18:00:00Z'));
    const token = message.token('report');
    const reports = [
      { token, address: emailOf(other) },
      { token, address: 'eve@evil.example' },
      { token: foreign.token('report') },
      { token: message.token('link') },
      { token: token.slice(1) },
      { token: `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}` },
    ];
    // Who has a token alone learns nothing about it.
    const replies = await Promise.all(reports.map((one) => report(one)));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    for (const one of [message, other, foreign]) expect(await pages.events(one)).toEqual([]);
    expect(
      await pages.query('SELECT user_id, outcome FROM simulation_report_reads WHERE message_id = ANY($1)', [
        [message.id, foreign.id],
      ]),
    ).toEqual([{ user_id: other.userId, outcome: 'colleague' }]);
    // A real mail with somebody else’s token is looked at all the same.
    await report({ token, address: emailOf(other), mail: encoded(phishing) });
    expect(post.taken).toEqual(['soc@acme.example']);
  });
});

describe('a real mail that is reported with the button', () => {
  it('is passed on to one address as it is, and stored nowhere', async () => {
    const { companyId, report } = await aButton();
    const reply = await report({ mail: encoded(phishing), language: 'de-DE' });
    expect(reply.json()).toMatchObject({ title: 'Danke für Ihre Meldung', action: 'MOVE_TO_FOLDER' });
    expect(post.taken).toEqual(['soc@acme.example']);
    const heard = post.heard.join('\n');
    const [head = ''] = heard.slice(heard.indexOf('Auto-Submitted')).split(/\r?\n\r?\n/);
    expect(head).toContain('From: simulation@lures.example');
    expect(head).toContain('Auto-Submitted: auto-generated');
    for (const theirs of ['evil', 'Bcc', 'Your account', 'X-Test-Phish']) expect(head).not.toContain(theirs);
    expect(heard).toContain('Content-Type: message/rfc822; name=reported.eml');
    expect(heard).toContain('Pay here: https://evil.example/');
    expect(await pages.query(`SELECT 1 FROM mails WHERE company_id = $1 AND template <> 'reports_passed_on'`, [companyId])).toEqual(
      [],
    );
    // One that servers would change on the way is a file.
    await report({ program: 'gmail', mail: encoded(Buffer.from([0, 255, 13, 10, 46, 13, 10])) });
    expect(post.heard.join('\n')).toContain('Content-Type: application/octet-stream; name=reported.eml');
  });

  it('is to be forwarded by hand, and stays, where it cannot be passed on', async () => {
    const { call, companyId, report } = await aButton();
    post.answers.recipient = () => '550 5.1.1 No such person';
    const mail = { mail: encoded(phishing) };
    expect((await report(mail)).json()).toEqual({ ...byHand, description: expect.stringContaining('soc@acme.example') });
    post.answers.recipient = undefined;
    // Too large for the button.
    expect((await report({})).json()).toMatchObject(byHand);
    await call(saveSimulationSettings, { body: settings({ email: '' }) });
    expect((await report(mail)).json()).toEqual({ ...byHand, description: 'Please tell your IT team about this email.' });
    await call(saveSimulationSettings, { body: settings() });
    await pages.query('INSERT INTO simulation_stops (company_id, reason, created_at) VALUES ($1, $2, now())', [
      companyId,
      'An incident',
    ]);
    expect((await report(mail)).json()).toMatchObject(byHand);
    await pages.query('DELETE FROM simulation_stops WHERE company_id = $1', [companyId]);
    await pages.query('UPDATE companies SET has_boost = false WHERE id = $1', [companyId]);
    expect((await report(mail)).json()).toMatchObject(byHand);
    expect(post.taken).toEqual([]);
  });
});

describe('the address to which real mails are passed on', () => {
  it('is told to all admins when it changes, whoever did it, and the change is in the audit log', async () => {
    const { call, companyId } = await aButton();
    const admins = await pages.query<{ email: string }>(
      `SELECT email FROM users WHERE company_id = $1 AND role = 'admin' ORDER BY email`,
      [companyId],
    );
    const told = () =>
      pages.query(
        `SELECT recipient, params->>'address' AS address FROM mails WHERE company_id = $1 AND template = 'reports_passed_on' ORDER BY recipient`,
        [companyId],
      );
    // Those of the first address.
    expect(admins.length).toBe(2);
    expect(await told()).toEqual(admins.map(({ email }) => ({ recipient: email, address: 'soc@acme.example' })));
    await pages.query('DELETE FROM mails WHERE company_id = $1', [companyId]);
    await call(saveSimulationSettings, { body: settings({ folderId: 'Elsewhere' }) });
    await call(saveSimulationSettings, { body: settings({ email: '' }) });
    expect(await told()).toEqual([]);
    await call(saveSimulationSettings, { body: settings({ email: 'eve@elsewhere.example' }) });
    expect(await told()).toEqual(admins.map(({ email }) => ({ recipient: email, address: 'eve@elsewhere.example' })));
    expect(
      await pages.query(
        `SELECT before->>'email' AS before, after->>'email' AS after FROM audit_log
          WHERE company_id = $1 AND action = 'simulations.settingsSaved' AND after ? 'email' ORDER BY at, ctid`,
        [companyId],
      ),
    ).toEqual([
      { before: '', after: 'soc@acme.example' },
      { before: 'soc@acme.example', after: '' },
      { before: '', after: 'eve@elsewhere.example' },
    ]);
  });

  it('gets few mails an hour of a company that only tries Heed: anybody could have them sent to anybody', async () => {
    const { companyId, report } = await aButton();
    await pages.query(`UPDATE companies SET has_boost = false, trial_status = 'active' WHERE id = $1`, [companyId]);
    const most = simulationLimits.reportAddin.passedOnInTrialPerHour;
    const mail = { mail: encoded(phishing) };
    for (let n = 0; n < most; n += 1) expect((await report(mail)).json()).toMatchObject(thanks);
    expect((await report(mail)).json()).toMatchObject(byHand);
    expect(post.taken).toHaveLength(most);
  });
});

describe('what the button may not', () => {
  it('report more than a number of times a minute, or send more than a mail may have', async () => {
    const { report, message } = await aButton();
    const other = await aButton();
    const large = await report({ mail: 'A'.repeat(10 * 1024 * 1024) });
    expect(large.statusCode).toBe(413);
    expect((await report({ mail: 'A'.repeat(Math.ceil(simulationLimits.reportAddin.mailBytes / 3) * 4 + 4) })).statusCode).toBe(
      422,
    );
    for (const body of [
      '',
      '{',
      '[]',
      '{"program":"outlook"}',
      JSON.stringify({ program: 'outlook', address: 'a@b.example', mail: '%%%' }),
    ])
      expect((await report(body)).statusCode, body).toBeGreaterThanOrEqual(400);
    const token = { token: message.token('report') };
    const statuses = await Promise.all(Array.from({ length: simulationLimits.reportAddin.perMinute }, () => report(token)));
    expect(statuses.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0);
    expect((await other.report(token)).statusCode).toBe(200);
  });

  it('be pressed by the page of another site', async () => {
    const { address } = await aButton();
    const preflight = (origin: string) => ask(pathIn(address), 'OPTIONS', { origin, 'access-control-request-method': 'POST' });
    // As classic Outlook writes it.
    const own = await preflight('https://admin.heed.example/');
    expect([own.statusCode, own.headers['access-control-allow-origin']]).toEqual([204, 'https://admin.heed.example/']);
    for (const origin of ['https://evil.example', 'null', 'https://admin.heed.example.evil.example']) {
      const reply = await preflight(origin);
      expect([reply.statusCode, reply.headers['access-control-allow-origin']]).toEqual([404, undefined]);
    }
  });
});
