import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  beginReportMailboxConsent,
  connectReportMailbox,
  getReportMailbox,
  removeReportMailbox,
  type ReportMailboxReply,
  testReportMailbox,
} from '#contract/simulation/reportMailbox';
import { setClock } from '#server/clock';
import { readDue } from '#server/modules/reportButton/public';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { startQuietServer } from '#tests/support/server/testServer';
import { msgFile, rawMail } from '#tests/support/simulations/reportedMails';
import { startSimulationLife } from '#tests/support/simulations/simulations';
import { startSimulationPages, type SentMessage } from '#tests/support/simulations/pages';
import { application, type Microsoft, startMicrosoft } from '#tests/support/sso/microsoft';

let pages: Awaited<ReturnType<typeof startSimulationPages>>;
let server: Awaited<ReturnType<typeof startQuietServer>>;
let microsoft: Microsoft;

beforeAll(async () => {
  microsoft = await startMicrosoft();
  // Without the server’s own job, so that each look is one of the test.
  server = await startQuietServer(microsoft.settings);
  pages = await startSimulationPages(await startSimulationLife(server));
});
afterEach(() => {
  setClock(null);
  microsoft.reset();
  return pages.query('DELETE FROM simulation_mailboxes');
});
afterAll(async () => {
  await server?.close();
  await microsoft?.close();
});

const address = 'reports@acme.example';
/** After all mails have left. */
const evening = new Date('2031-03-03T18:00:00Z');
const origin = 'http://localhost:3000';

/** An admin of the company, and their way to Microsoft and back. */
async function anAdmin(companyId: string) {
  const admin = await server.aUser({ companyId, role: 'admin' });
  const headers = await server.signInAs(admin);
  const call = callAs(server, headers, companyId);
  const begin = async (redirectDomain = origin) => {
    const reply = await call(beginReportMailboxConsent, { body: { redirectDomain } });
    const cookie = String(reply.headers['set-cookie'] ?? '').split(';')[0] ?? '';
    return { reply, cookie, url: reply.status === 200 ? reply.json<{ url: string }>().url : '' };
  };
  /** The page on which the browser ends, with the answer in its address. */
  const comeBack = async (url: string) => {
    const { pathname, search } = new URL(await microsoft.visit(url));
    const reply = await server.app.inject({ url: `${pathname}${search}` });
    return new URL(String(reply.headers.location ?? ''), origin);
  };
  const answerIn = ({ searchParams }: URL) => ({
    state: searchParams.get('graphState') ?? '',
    code: searchParams.get('graphCode') ?? '',
  });
  return {
    admin,
    call,
    begin,
    comeBack,
    answerIn,
    withCookie: (cookie: string) => callAs(server, { ...headers, cookie }, companyId),
    /** The whole way of somebody who owns this mailbox. */
    async connect(owner: string) {
      microsoft.signIn(owner);
      const { url, cookie } = await begin();
      const answer = answerIn(await comeBack(url));
      return callAs(server, { ...headers, cookie }, companyId)(connectReportMailbox, { body: answer });
    },
  };
}

/** A company with messages that were sent, whose mailbox at Microsoft is connected. */
async function aMailbox(people = 1) {
  const messages = await pages.sent({}, { people });
  setClock(evening);
  const [message] = messages;
  if (!message) throw new Error('nothing was sent');
  const { companyId } = message;
  const admin = await anAdmin(companyId);
  const connected = await admin.connect(address);
  expect(connected.status, connected.text).toBe(200);
  const emails = await pages.query<{ id: string; email: string }>('SELECT id, email FROM users WHERE company_id = $1', [companyId]);
  const emailOf = ({ userId }: SentMessage) => emails.find(({ id }) => id === userId)?.email ?? '';
  return { messages, message, companyId, ...admin, emailOf };
}

const shown = async (call: Call) => (await call(getReportMailbox)).json<ReportMailboxReply>();
const state = async (call: Call) => (await shown(call)).data;

/** Two minutes later, as the job does. */
async function look() {
  await pages.query(`UPDATE simulation_mailboxes SET due_at = 'epoch'`);
  await readDue({ ...server.services, log: server.services.log });
}

const from = (email: string) => ({ From: `Somebody <${email}>` });
const inline = (email: string, message: SentMessage) =>
  rawMail({ headers: from(email), text: `https://go.example${message.link}` });
/** Our mail as its reporter got it. */
const original = (message: SentMessage) => rawMail({ headers: { 'X-Heed-Simulation': message.token('report') } });
const reports = async (message: SentMessage) => (await pages.events(message)).filter(({ kind }) => kind === 'report').length;

describe('a mail in the mailbox at Microsoft', () => {
  it('is recognised inline, as .eml and as Outlook’s .msg, counts once, and nothing but GET is requested', async () => {
    const { messages, emailOf, call } = await aMailbox(3);
    const [first, second, third] = messages as [SentMessage, SentMessage, SentMessage];
    const forward = (message: SentMessage, attachment: { type: string; name: string; content: Uint8Array }) =>
      rawMail({ headers: from(emailOf(message)), attachments: [attachment] });
    const { inbox } = microsoft;
    inbox.deliver(inline(emailOf(first), first), evening);
    inbox.deliver(forward(second, { type: 'message/rfc822', name: 'Mail.eml', content: original(second) }), evening);
    const headers = `X-Heed-Simulation: ${third.token('report')}`;
    inbox.deliver(forward(third, { type: 'application/vnd.ms-outlook', name: 'Mail.msg', content: msgFile({ headers }) }), evening);
    inbox.deliver(inline('eve@evil.example', first), evening);
    await look();
    await look();
    expect(await Promise.all([first, second, third].map(reports))).toEqual([1, 1, 1]);
    expect(await state(call)).toMatchObject({
      kind: 'graph',
      username: address,
      server: null,
      failingSince: null,
      lookedAt: expect.any(String),
    });
    expect(inbox.requested.filter((line) => !line.startsWith('GET /v1.0/me/'))).toEqual([]);
    expect(inbox.requested.filter((line) => line.endsWith('/$value'))).toHaveLength(4);
    expect(microsoft.sent).toEqual([]);
  });

  it('is not passed over and counts once when Microsoft does not know any more what was read', async () => {
    const { messages, emailOf, call } = await aMailbox(2);
    const [message, other] = messages as [SentMessage, SentMessage];
    microsoft.inbox.deliver(inline(emailOf(message), message), evening);
    await look();
    microsoft.inbox.deliver(inline(emailOf(other), other), evening);
    microsoft.inbox.forget();
    await look();
    expect([await reports(message), await reports(other)]).toEqual([1, 1]);
    expect(await state(call)).toMatchObject({ failingSince: null });
  });

  it('counts once when a process was killed before it had written down what it read', async () => {
    const { message, emailOf } = await aMailbox();
    microsoft.inbox.deliver(inline(emailOf(message), message), evening);
    await look();
    await pages.query(
      `UPDATE simulation_mailboxes SET position = NULL, lease_id = gen_random_uuid(), leased_until = now() - interval '1 second'`,
    );
    microsoft.inbox.requested.length = 0;
    await look();
    expect(microsoft.inbox.requested.filter((line) => line.endsWith('/$value'))).toHaveLength(1);
    expect(await reports(message)).toBe(1);
  });

  it('that stops a look is where the next one goes on', async () => {
    const { messages, emailOf, call } = await aMailbox(2);
    const [message, other] = messages as [SentMessage, SentMessage];
    const { inbox } = microsoft;
    inbox.deliver(inline(emailOf(message), message), evening);
    inbox.deliver(inline(emailOf(other), other), evening);
    inbox.answers.breaksAt = emailOf(other);
    await look();
    expect(await state(call)).toMatchObject({
      failure: { kind: 'microsoft', detail: '500 InternalServerError Try again later' },
    });
    expect([await reports(message), await reports(other)]).toEqual([1, 0]);
    inbox.requested.length = 0;
    inbox.answers.breaksAt = undefined;
    await look();
    expect([await reports(message), await reports(other)]).toEqual([1, 1]);
    expect(inbox.requested.filter((line) => line.endsWith('/$value'))).toHaveLength(1);
    expect(await state(call)).toMatchObject({ failingSince: null });
  });

  it('is read of a large one as far as its beginning; one that was deleted meanwhile is left out', async () => {
    const { messages, emailOf } = await aMailbox(2);
    const [message, other] = messages as [SentMessage, SentMessage];
    const { inbox } = microsoft;
    inbox.deliver(Buffer.concat([inline(emailOf(message), message), Buffer.alloc(7 * 1024 * 1024, 'photograph\r\n')]), evening);
    inbox.deliver(null, evening);
    inbox.deliver(inline(emailOf(other), other), evening);
    await look();
    expect([await reports(message), await reports(other)]).toEqual([1, 1]);
  });
});

describe('the mailbox at Microsoft', () => {
  it('is left alone for as long as Microsoft wants, and says so', async () => {
    const { call, message, emailOf, companyId } = await aMailbox();
    const { inbox } = microsoft;
    inbox.deliver(inline(emailOf(message), message), evening);
    inbox.answers.refusal = { status: 429, code: 'ApplicationThrottled', message: 'Too many requests', retryAfter: '1800' };
    await look();
    expect(await state(call)).toMatchObject({ failure: { kind: 'busy', detail: expect.stringContaining('429') } });
    const [row] = await pages.query<{ minutes: number }>(
      'SELECT extract(epoch FROM due_at - now())::int / 60 AS minutes FROM simulation_mailboxes WHERE company_id = $1',
      [companyId],
    );
    expect(row?.minutes).toBeGreaterThan(27);
    inbox.answers.refusal = undefined;
    await look();
    expect([await reports(message), (await state(call))?.failingSince]).toEqual([1, null]);
  });

  it('whose owner took the consent back fails and says why, until it is connected again, and goes on where it was', async () => {
    const { call, message, emailOf, connect } = await aMailbox();
    await look();
    microsoft.answers.isRevoked = true;
    microsoft.endTokens();
    await look();
    expect(await state(call)).toMatchObject({ failure: { kind: 'consent', detail: expect.stringContaining('AADSTS70043') } });
    const tested = await call(testReportMailbox, { body: { imap: null } });
    expect([tested.code, tested.info]).toEqual([
      'report_mailbox_refused',
      expect.stringMatching(/^consent: invalid_grant: AADSTS70043/),
    ]);
    microsoft.answers.isRevoked = false;
    expect((await connect(address)).status).toBe(200);
    microsoft.inbox.deliver(inline(emailOf(message), message), evening);
    await look();
    expect([await reports(message), (await state(call))?.failingSince]).toEqual([1, null]);
  });

  it('is read with tokens that are renewed, sealed, and never sent elsewhere than to Graph', async () => {
    const { call, messages, companyId, emailOf } = await aMailbox(3);
    microsoft.endTokens();
    await look();
    expect(microsoft.granted).toEqual(['first', 'renewed']);
    const [row] = await pages.query<{ text: string }>(
      `SELECT m::text || (SELECT string_agg(a::text, ' ') FROM audit_log a WHERE a.company_id = $1) AS text
        FROM simulation_mailboxes m WHERE company_id = $1`,
      [companyId],
    );
    const everything = [row?.text, server.logText(), JSON.stringify(await shown(call))].join('\n');
    expect(everything).toContain('simulations.mailboxConnected');
    for (const secret of [...microsoft.tokens(), application.clientSecret]) expect(everything).not.toContain(secret);

    for (const message of messages) microsoft.inbox.deliver(inline(emailOf(message), message), evening);
    microsoft.inbox.answers.nextLink = 'http://127.0.0.1:9/v1.0/me/messages';
    await look();
    expect(await state(call)).toMatchObject({ failure: { kind: 'microsoft', detail: 'a link does not lead to Graph' } });
    microsoft.inbox.answers.nextLink = undefined;
    await look();
    expect(await Promise.all(messages.map(reports))).toEqual([1, 1, 1]);
  });

  it('can be tested, replaced and disconnected; what was reported stays', async () => {
    const { call, message, emailOf, connect, companyId } = await aMailbox();
    microsoft.inbox.deliver(inline(emailOf(message), message), evening);
    await look();
    expect((await call(testReportMailbox, { body: { imap: null } })).json()).toEqual({ folders: ['Inbox'] });
    expect((await connect('abuse@acme.example')).status).toBe(200);
    expect(await state(call)).toMatchObject({ username: 'abuse@acme.example', lookedAt: null, recognised: 1 });
    expect((await call(removeReportMailbox)).status).toBe(200);
    expect(await state(call)).toBeNull();
    const written = await pages.query<{ action: string; before: object | null }>(
      `SELECT action, before FROM audit_log WHERE company_id = $1 AND action LIKE 'simulations.mailbox%' ORDER BY at, id`,
      [companyId],
    );
    expect(written.map(({ action }) => action.split('.')[1])).toEqual(['mailboxConnected', 'mailboxConnected', 'mailboxRemoved']);
    expect(written[2]?.before).toEqual({ host: 'Microsoft 365', username: 'abuse@acme.example', folder: 'inbox' });
    expect(await reports(message)).toBe(1);
  });
});

describe('the consent for the mailbox', () => {
  const aCustomer = async () => anAdmin((await pages.aCustomer()).companyId);

  it('is for reading alone, waits for its owner, and leads back to the settings', async () => {
    const { begin, comeBack, call, answerIn, withCookie } = await aCustomer();
    microsoft.signIn(address);
    const { url, cookie } = await begin();
    const { searchParams } = new URL(url);
    expect(searchParams.get('scope')?.replaceAll(`${microsoft.host}/`, '')).toBe('offline_access Mail.Read User.Read');
    expect((await shown(call)).microsoft).toEqual({ isAvailable: true, waitsUntil: expect.any(String) });
    const back = await comeBack(url);
    expect(back.pathname).toBe('/phishing-simulation/settings/report-button');
    expect((await withCookie(cookie)(connectReportMailbox, { body: answerIn(back) })).status).toBe(200);
    expect((await shown(call)).microsoft.waitsUntil).toBeNull();
  });

  it('works once, in the session and browser that began, and not for sending mails', async () => {
    const { admin, begin, comeBack, call, answerIn, withCookie } = await aCustomer();
    const other = await anAdmin(admin.companyId);
    microsoft.signIn(address);
    const { url, cookie } = await begin();
    const body = answerIn(await comeBack(url));
    const codes = [];
    for (const by of [call, withCookie('heed_sso=x'), other.withCookie(cookie)])
      codes.push((await by(connectReportMailbox, { body })).code);
    expect(codes).toEqual(Array.from({ length: 3 }, () => 'verification_token_expired'));
    await pages.query(`UPDATE graph_consents SET purpose = 'send'`);
    expect((await withCookie(cookie)(connectReportMailbox, { body })).code).toBe('verification_token_expired');
    await pages.query(`UPDATE graph_consents SET purpose = 'reports'`);
    expect((await withCookie(cookie)(connectReportMailbox, { body })).status).toBe(200);
    expect((await withCookie(cookie)(connectReportMailbox, { body })).code).toBe('verification_token_expired');
  });

  it('that is refused connects nothing, waits no longer, and the page says why', async () => {
    const { begin, comeBack, call } = await aCustomer();
    microsoft.signIn('');
    const { url } = await begin();
    const back = await comeBack(url);
    expect([back.pathname, back.search]).toEqual(['/phishing-simulation/settings/report-button', '?graphError=denied']);
    expect(await shown(call)).toEqual({ data: null, microsoft: { isAvailable: true, waitsUntil: null } });
    expect((await begin('https://evil.example')).reply.code).toBe('validation_failed');
    microsoft.signIn(address);
    const late = await begin();
    await pages.query(`UPDATE graph_consents SET expires_at = '2020-01-01'`);
    const lateBack = await comeBack(late.url);
    expect([lateBack.pathname, lateBack.search]).toEqual(['/phishing-simulation/settings/report-button', '?graphError=expired']);
  });

  it('of an admin of the company is refused, under any of their addresses', async () => {
    const { admin, connect, call } = await aCustomer();
    expect((await connect(admin.email.toUpperCase())).code).toBe('report_mailbox_personal');
    microsoft.inbox.answers.others = ['first@acme.example', admin.email];
    expect((await connect(address)).code).toBe('report_mailbox_personal');
    expect(await state(call)).toBeNull();
  });

  it('of an account without a mailbox, or that does not include reading, connects nothing', async () => {
    const { connect, call } = await aCustomer();
    microsoft.inbox.answers.hasNoMailbox = true;
    const none = await connect(address);
    expect([none.status, none.code, none.info]).toEqual([
      422,
      'report_mailbox_refused',
      expect.stringMatching(/^noMailbox: 404 MailboxNotEnabledForRESTAPI/),
    ]);
    microsoft.inbox.answers.hasNoMailbox = false;
    microsoft.inbox.answers.refusal = { status: 403, code: 'ErrorAccessDenied', message: 'Access is denied.' };
    expect((await connect(address)).info).toBe('consent: 403 ErrorAccessDenied Access is denied.');
    expect(await state(call)).toBeNull();
  });
});
