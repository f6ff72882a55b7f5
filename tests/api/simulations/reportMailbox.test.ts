import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  getReportMailbox,
  removeReportMailbox,
  type ReportMailbox,
  saveReportMailbox,
  testReportMailbox,
} from '#contract/simulation/reportMailbox';
import { importReporters } from '#contract/simulation/reporters';
import { setClock } from '#server/clock';
import { readDue } from '#server/modules/reportButton/public';
import { judgeDue } from '#server/modules/simulationTruth/public';
import { callAs } from '#tests/support/calls/callAs';
import { type ImapServer, startImapServer } from '#tests/support/server/imapServer';
import { startQuietServer } from '#tests/support/server/testServer';
import { trust } from '#tests/support/server/trust';
import { rawMail } from '#tests/support/simulations/reportedMails';
import { startSimulationLife } from '#tests/support/simulations/simulations';
import { startSimulationPages, type SentMessage } from '#tests/support/simulations/pages';
import { newCertificate, type TestKey } from '#tests/support/sso/x509';

let pages: Awaited<ReturnType<typeof startSimulationPages>>;
let server: Awaited<ReturnType<typeof startQuietServer>>;
let imap: ImapServer;
let key: TestKey;
let distrust: () => void;

beforeAll(async () => {
  key = await newCertificate({ addresses: ['127.0.0.1'] });
  distrust = trust(key.certificate);
  // Without the server’s own job, so that each look is one of the test.
  [server, imap] = await Promise.all([startQuietServer(), startImapServer(key)]);
  pages = await startSimulationPages(await startSimulationLife(server));
});
afterEach(() => {
  setClock(null);
  Object.assign(imap.answers, { mails: [], uidValidity: 1, isSilent: false });
  imap.heard.length = 0;
  return pages.query('DELETE FROM simulation_mailboxes');
});
afterAll(async () => {
  await imap?.close();
  await server?.close();
  distrust();
});

/** What the first detail of a refusal says. */
const refusalIn = (reply: { json(): { error?: { details?: { code?: string; field?: string; info?: string }[] } } }) =>
  reply.json().error?.details?.[0] ?? {};

/** After all mails have left. */
const evening = new Date('2031-03-03T18:00:00Z');
const place = (more = {}) => ({
  host: '127.0.0.1',
  port: imap.port,
  isSecure: true,
  username: 'reports@acme.example',
  password: 'secret',
  folder: 'INBOX',
  ...more,
});

/** A company with messages that were sent, its mailbox, and an admin who calls. */
async function aMailbox(people = 1) {
  const messages = await pages.sent({}, { people });
  setClock(evening);
  const [message] = messages;
  if (!message) throw new Error('nothing was sent');
  const { companyId } = message;
  const admin = await pages.server.aUser({ companyId, role: 'admin' });
  const call = callAs(pages.server, await pages.server.signInAs(admin), companyId);
  const saved = await call(saveReportMailbox, { body: place() });
  expect(saved.status, saved.text).toBe(200);
  const [emails] = [
    await pages.query<{ id: string; email: string }>('SELECT id, email FROM users WHERE company_id = $1', [companyId]),
  ];
  const emailOf = ({ userId }: SentMessage) => emails.find(({ id }) => id === userId)?.email ?? '';
  return { messages, message, companyId, admin, call, emailOf };
}

const state = async (call: ReturnType<typeof callAs>) => (await call(getReportMailbox)).json<{ data: ReportMailbox | null }>().data;

/** Two minutes later, as the job does. */
async function look() {
  await pages.query(`UPDATE simulation_mailboxes SET due_at = 'epoch'`);
  await readDue({ ...pages.server.services, log: pages.server.services.log });
}

const reportBy = (from: string, message: SentMessage, more: Record<string, string> = {}) =>
  rawMail({ headers: { From: `Somebody <${from}>`, ...more }, text: `https://go.example${message.link}` });

const reported = async ({ id }: SentMessage) =>
  (await pages.query<{ at: Date | null }>('SELECT reported_at AS at FROM simulation_messages WHERE id = $1', [id]))[0]?.at ?? null;

describe('a mail in the mailbox of reports', () => {
  it('by the person of the message reports it, once, when the mail arrived', async () => {
    const { messages, call, emailOf } = await aMailbox();
    const [message] = messages as [SentMessage];
    const raw = reportBy(emailOf(message), message);
    imap.deliver(raw, { at: new Date('2031-03-03T17:58:00Z') });
    await look();
    imap.deliver(raw, { at: evening });
    imap.deliver(reportBy(emailOf(message), message), { at: evening });
    await look();
    expect(await pages.events(message)).toMatchObject([{ kind: 'report', method: 'MAIL', isLate: false }]);
    setClock(new Date(evening.getTime() + 60_000));
    await judgeDue(pages.server.services);
    expect(await reported(message)).toEqual(new Date('2031-03-03T17:58:00Z'));
    expect(await state(call)).toMatchObject({ recognised: 1, failingSince: null, lookedAt: expect.any(String) });
  });

  it('by a colleague is kept beside the message, by a stranger or a program ignored, and another company’s is not ours', async () => {
    const { messages, emailOf } = await aMailbox(2);
    const [message, other] = messages as [SentMessage, SentMessage];
    const [foreign] = (await pages.sent()) as [SentMessage];
    imap.deliver(reportBy(emailOf(other), message), { at: evening });
    imap.deliver(reportBy('eve@evil.example', message), { at: evening });
    imap.deliver(reportBy(emailOf(message), message, { 'Auto-Submitted': 'auto-replied' }), { at: evening });
    imap.deliver(reportBy(emailOf(message), foreign), { at: evening });
    imap.deliver(rawMail({ text: 'Real phishing: https://evil.example/' }), { at: evening });
    await look();
    for (const one of [message, other, foreign]) expect(await pages.events(one)).toEqual([]);
    expect(
      await pages.query('SELECT message_id, user_id, outcome FROM simulation_report_reads WHERE message_id = ANY($1)', [
        [message.id, foreign.id],
      ]),
    ).toEqual([{ message_id: message.id, user_id: other.userId, outcome: 'colleague' }]);
  });

  it('that no server could deliver ends the message, unless somebody touched it', async () => {
    const { messages, emailOf } = await aMailbox(2);
    const [message, touched] = messages as [SentMessage, SentMessage];
    await pages.query('UPDATE simulation_messages m SET sent_to = u.email FROM users u WHERE u.id = m.user_id AND m.id = ANY($1)', [
      messages.map(({ id }) => id),
    ]);
    await pages.get(touched.link);
    for (const one of [message, touched])
      imap.deliver(
        rawMail({
          type: 'multipart/report; report-type=delivery-status',
          headers: { From: 'MAILER-DAEMON@mx.example' },
          attachments: [
            {
              type: 'message/delivery-status',
              content: `Final-Recipient: rfc822; ${emailOf(one)}\r\nAction: failed\r\n`,
              encoding: '8bit',
            },
            { type: 'text/rfc822-headers', content: `X-Heed-Simulation: ${one.token('report')}\r\n`, encoding: '8bit' },
          ],
        }),
        { at: evening },
      );
    await look();
    const rows = await pages.query('SELECT id, status FROM simulation_messages WHERE id = ANY($1)', [[message.id, touched.id]]);
    expect(rows).toEqual(
      expect.arrayContaining([
        { id: message.id, status: 'bounced' },
        { id: touched.id, status: 'sent' },
      ]),
    );
  });
});

describe('the mailbox', () => {
  it('is opened to be read and for nothing else', async () => {
    const { message, emailOf } = await aMailbox();
    imap.deliver(reportBy(emailOf(message), message), { at: evening });
    await look();
    expect(imap.heard.every((line) => line.startsWith('🔒'))).toBe(true);
    const verbs = new Set(imap.heard.map((line) => line.replace('🔒', '').replace(/^UID /, '').split(' ')[0]));
    for (const verb of ['SELECT', 'STORE', 'COPY', 'MOVE', 'APPEND', 'EXPUNGE', 'DELETE', 'IDLE'])
      expect(verbs).not.toContain(verb);
    expect(imap.heard.some((line) => line.includes('BODY['))).toBe(false);
  });

  it('is read on from where it was; with new numbers, what was read counts once', async () => {
    const { messages, emailOf } = await aMailbox(2);
    const [message, other] = messages as [SentMessage, SentMessage];
    imap.deliver(reportBy(emailOf(message), message), { at: evening });
    await look();
    imap.heard.length = 0;
    await look();
    expect(imap.heard.filter((line) => line.includes('FETCH'))).toEqual([]);
    imap.answers.uidValidity = 2;
    imap.deliver(reportBy(emailOf(other), other), { at: evening });
    await look();
    expect([await pages.events(message), await pages.events(other)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('is read of a large mail as far as its beginning, and said to fail while its server announces more than it may', async () => {
    const { messages, call, emailOf } = await aMailbox(2);
    const [message, other] = messages as [SentMessage, SentMessage];
    const raw = reportBy(emailOf(message), message);
    imap.deliver(Buffer.concat([reportBy(emailOf(other), other), Buffer.alloc(6 * 1024 * 1024, 'photograph\r\n')]), {
      at: evening,
    });
    imap.deliver(raw, { at: evening, announces: 100_000_000 });
    await look();
    expect(await state(call)).toMatchObject({ failingSince: expect.any(String), failure: { kind: 'broken' } });
    expect(await pages.events(message)).toEqual([]);
    expect(await pages.events(other)).toHaveLength(1);
    imap.answers.mails.pop();
    imap.deliver(raw, { at: evening, uid: 3 });
    await look();
    expect(await state(call)).toMatchObject({ failingSince: null });
    expect(await pages.events(message)).toHaveLength(1);
  });

  it('that fails holds up no other one', async () => {
    const broken = await aMailbox();
    const works = await aMailbox();
    await pages.query(`UPDATE simulation_mailboxes SET port = 1 WHERE company_id = $1`, [broken.companyId]);
    await pages.query(`UPDATE simulation_mailboxes SET sealed_password = 'x' WHERE company_id = $1`, [broken.companyId]);
    imap.deliver(reportBy(works.emailOf(works.message), works.message), { at: evening });
    await look();
    expect(await pages.events(works.message)).toHaveLength(1);
    expect(await state(broken.call)).toMatchObject({ failure: { kind: 'internal' } });
    expect((await broken.call(removeReportMailbox)).status).toBe(200);
    expect(await state(broken.call)).toBeNull();
  });
});

describe('connecting a mailbox', () => {
  it('tells what is wrong, and saves nothing', async () => {
    const { companyId } = await pages.aCustomer();
    const admin = await pages.server.aUser({ companyId, role: 'admin' });
    const call = callAs(pages.server, await pages.server.signInAs(admin), companyId);
    const refusal = async (more: object) => {
      const reply = await call(saveReportMailbox, { body: place(more) });
      const { code, field, info } = refusalIn(reply);
      return [reply.status, code, field, info];
    };
    expect(await refusal({ password: 'wrong' })).toEqual([
      422,
      'report_mailbox_refused',
      'password',
      'signIn: Invalid credentials',
    ]);
    expect(await refusal({ folder: 'Trash' })).toEqual([
      422,
      'report_mailbox_refused',
      'folder',
      'folder: There is no such folder',
    ]);
    expect(await refusal({ port: 1 })).toEqual([422, 'report_mailbox_refused', 'host', 'unreachable']);
    expect(await refusal({ host: '10.0.0.7' })).toEqual([422, 'report_mailbox_refused', 'host', 'unreachable']);
    expect(await refusal({ host: '169.254.169.254' })).toEqual([422, 'report_mailbox_refused', 'host', 'unreachable']);
    expect(await refusal({ username: admin.email.toUpperCase() })).toEqual([422, 'report_mailbox_personal', 'username', undefined]);
    expect((await refusal({ password: undefined }))[1]).toBe('validation_failed');
    expect(await state(call)).toBeNull();
    const tested = await call(testReportMailbox, { body: { imap: (({ folder: _, ...rest }) => rest)(place()) } });
    expect(tested.json()).toEqual({ folders: ['INBOX', 'Reports'] });
  });

  it('goes by STARTTLS, and refuses a server that offers none', async () => {
    const plain = await startImapServer(key, { isSecure: false });
    const { call } = await pages.aCustomer();
    const body = place({ port: plain.port, isSecure: false });
    expect((await call(saveReportMailbox, { body })).status).toBe(200);
    expect(plain.heard.filter((line) => line.includes('LOGIN')).every((line) => line.startsWith('🔒'))).toBe(true);
    plain.answers.isPlain = true;
    plain.heard.length = 0;
    const reply = await call(saveReportMailbox, { body });
    expect(refusalIn(reply).info).toBe('notEncrypted');
    expect(plain.heard.some((line) => line.includes('LOGIN'))).toBe(false);
    await plain.close();
  });
});

describe('a file of people who reported a round', () => {
  it('says what became of each address, and a repeat changes nothing', async () => {
    const { messages, call, emailOf } = await aMailbox(2);
    const [message, bounced] = messages as [SentMessage, SentMessage];
    await pages.query(
      `UPDATE simulation_messages SET status = 'skipped', reason = 'round_over', sent_at = NULL, sent_on = NULL WHERE id = $1`,
      [bounced.id],
    );
    const addresses = [emailOf(message).toUpperCase(), emailOf(message), emailOf(bounced), 'eve@evil.example'];
    const imported = async (roundNumber = 1) => {
      const params = { campaignId: message.campaignId };
      const reply = await call(importReporters, { params, body: { roundNumber, addresses } });
      return reply.status === 200
        ? reply.json<{ data: { outcome: string }[] }>().data.map(({ outcome }) => outcome)
        : refusalIn(reply);
    };
    expect(await imported()).toEqual(['counted', 'notSent', 'notRecipient']);
    expect(await imported()).toEqual(['already', 'notSent', 'notRecipient']);
    expect(await imported(2)).toMatchObject({ code: 'validation_failed', field: 'roundNumber' });
    expect(await pages.events(message)).toMatchObject([{ kind: 'report', method: 'FILE' }]);
  });
});
