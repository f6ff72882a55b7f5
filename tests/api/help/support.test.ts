import { beforeAll, describe, expect, it } from 'vitest';
import { helpLimits } from '#contract/help/limits';
import {
  getTicket,
  listOwnTickets,
  listTickets,
  type OwnTicket,
  sendTicket,
  sendTicketSignedOut,
  type Ticket,
  updateTicket,
} from '#contract/help/support';
import { sql } from 'drizzle-orm';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { outboxOf } from '#tests/support/calls/outbox';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let companyId: string;
let call: Call;
let staff: Call;

beforeAll(async () => {
  server = await startTestServer();
  companyId = (await server.aCompany({ name: 'Acme' })).id;
  call = callAs(server, await server.signInAs(await server.aUser({ companyId, role: 'admin' })), companyId);
  const house = (await server.aCompany({ isHouse: true })).id;
  staff = callAs(server, await server.signInAs(await server.aUser({ companyId: house, role: 'support' })), house);
});

const body = (email: string, description = 'The page stays empty') => ({
  email,
  description,
  category: 'technical',
  source: 'admin_panel',
});
const found = async (search: string) =>
  (await staff(listTickets, { query: { filter: JSON.stringify({ search }) } })).json<Ticket[]>();
/** From a network address of its own, so that the allowance of the others does not count. */
const signedOut = (payload: object, remoteAddress: string) =>
  server.app.inject({ method: 'POST', url: `/gateway${sendTicketSignedOut.path}`, payload, remoteAddress });

describe('a ticket', () => {
  it('of an admin reaches staff with the company, and the mailbox of the house', async () => {
    const sent = await call(sendTicket, { body: body('ana@acme.example', 'Line one\nLine two <b>bold</b>') });
    const [ticket] = await found('ana@acme.example');
    expect([sent.status, sent.json()]).toEqual([200, { number: ticket?.number }]);
    expect(ticket?.number).toBeGreaterThan(1000);
    expect(ticket).toMatchObject({
      companyName: 'Acme',
      category: 'technical',
      description: 'Line one\nLine two <b>bold</b>',
      status: 'open',
    });
    const [mail] = await outboxOf(server, { template: 'support_ticket', param: 'ana@acme.example' });
    expect(mail).toMatchObject({
      recipient: 'support@heed.example',
      subject: `Support ticket from ana@acme.example: Technical issue (#${ticket?.number})`,
    });
    expect(mail?.text).toContain('ana@acme.example (Acme) asks for help');
    expect(mail?.text).toContain(`/support-tickets?ticket=${ticket?.id}`);
    expect(mail?.html).toContain('&lt;b&gt;bold&lt;/b&gt;');
    expect(mail?.html).not.toContain('<b>bold');
  });

  it('is confirmed to its sender at their own address, with a number, and can be found again by nobody else', async () => {
    const asker = await server.aUser({ companyId, role: 'admin' });
    const own = callAs(server, await server.signInAs(asker), companyId);
    const { number } = (await own(sendTicket, { body: body('elsewhere@acme.example', 'Where is my invoice?') })).json<{
      number: number;
    }>();
    const [mail] = await outboxOf(server, { template: 'support_ticket_received', param: String(number) });
    expect(mail).toMatchObject({ recipient: asker.email, subject: `We received your request #${number}` });
    expect(mail?.text).toContain('Where is my invoice?');
    const mine = (await own(listOwnTickets)).json<OwnTicket[]>();
    expect(mine).toMatchObject([{ number, description: 'Where is my invoice?', status: 'open' }]);
    const colleague = callAs(server, await server.signInAs(await server.aUser({ companyId, role: 'admin' })), companyId);
    expect((await colleague(listOwnTickets)).json()).toEqual([]);
    expect((await found(String(number))).map((ticket) => ticket.number)).toEqual([number]);
  });

  it('about another company, in which staff work, is confirmed to them too', async () => {
    const house = await server.aCompany({ isHouse: true });
    const helper = await server.aUser({ companyId: house.id, role: 'support' });
    const there = callAs(server, await server.signInAs(helper), companyId);
    const sent = await there(sendTicket, { body: body(helper.email, 'They see an empty page') });
    expect([sent.status, sent.text]).toEqual([200, expect.stringContaining('number')]);
    const { number } = sent.json<{ number: number }>();
    expect((await found(`#${number}`))[0]).toMatchObject({ companyName: 'Acme' });
    const [mail] = await outboxOf(server, { template: 'support_ticket_received', param: String(number) });
    expect(mail?.recipient).toBe(helper.email);
  });

  it('of an admin whose address is not verified is taken only as that of anybody, of which few are', async () => {
    const unverified = await server.aUser({ companyId, role: 'admin', emailVerified: false });
    const own = callAs(server, await server.signInAs(unverified), companyId);
    const reply = await own(sendTicket, { body: body('victim@elsewhere.example') });
    expect([reply.status, reply.code]).toEqual([403, 'email_not_verified']);
    expect(await outboxOf(server, { template: 'support_ticket', param: 'victim@elsewhere.example' })).toEqual([]);
    expect((await signedOut(body(unverified.email), '10.1.0.9')).statusCode).toBe(200);
  });

  it('of somebody who is signed out is answered alike, whether anybody has the address or not', async () => {
    const known = await server.aUser({ companyId, role: 'admin' });
    const [a, b] = [
      await signedOut(body(known.email, 'I cannot sign in'), '10.1.0.1'),
      await signedOut(body('nobody@nowhere.example', 'I cannot sign in'), '10.1.0.1'),
    ];
    expect([a.statusCode, a.body]).toEqual([b.statusCode, b.body]);
    expect(a.statusCode).toBe(200);
    for (const email of [known.email, 'nobody@nowhere.example'])
      expect(await found(email)).toMatchObject([{ email, companyName: null, description: 'I cannot sign in' }]);
    const [mail] = await outboxOf(server, { template: 'support_ticket', param: 'nobody@nowhere.example' });
    expect(mail?.text).toContain('nobody@nowhere.example (signed out) asks for help');
  });

  it('is refused after some from one network address, and taken from another', async () => {
    const { perAddress } = helpLimits.signedOutTickets;
    const answers = await Promise.all(
      Array.from({ length: perAddress + 2 }, (_, n) =>
        server.app.inject({
          method: 'POST',
          url: `/gateway${sendTicketSignedOut.path}`,
          headers: { 'x-heed-bench': 'for tests without limits' },
          payload: body(`flood${n}@flood.example`),
          remoteAddress: '10.1.0.2',
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(perAddress);
    const refused = answers.find(({ statusCode }) => statusCode !== 200);
    expect([refused?.statusCode, Number(refused?.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await signedOut(body('other@flood.example'), '10.1.0.3')).statusCode).toBe(200);
  });

  it('counts all addresses of an IPv6 network as one', async () => {
    const statuses: number[] = [];
    for (let n = 1; n <= helpLimits.requestsPerMinute + 1; n += 1)
      statuses.push((await signedOut(body(`v6-${n}@flood.example`), `2001:db8:9:9::${n}`)).statusCode);
    expect(statuses.at(-1)).toBe(429);
    const unhurried = (n: number) =>
      server.app.inject({
        method: 'POST',
        url: `/gateway${sendTicketSignedOut.path}`,
        headers: { 'x-heed-bench': 'for tests without limits' },
        payload: body(`v6-${n}@slow.example`),
        remoteAddress: `2001:db8:8:8::${n}`,
      });
    const { perAddress } = helpLimits.signedOutTickets;
    const answers = await Promise.all(Array.from({ length: perAddress + 2 }, (_, n) => unhurried(n + 1)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(perAddress);
  });

  it('needs a message of some length, an address and a known category', async () => {
    const wrong = await signedOut({ ...body('no address', ' '), category: 'weather' }, '10.1.0.4');
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json<{ error: { details: { field: string }[] } }>().error.details.map(({ field }) => field)).toEqual([
      'email',
      'description',
      'category',
    ]);
    const long = await call(sendTicket, { body: body('a@b.example', 'x'.repeat(helpLimits.messageMax + 1)) });
    expect([long.status, long.fields]).toEqual([422, ['description']]);
  });

  it('is closed and opened again by staff, which the audit log of the house names', async () => {
    await call(sendTicket, { body: body('close@acme.example') });
    const [{ id = '' } = {}] = await found('close@acme.example');
    const params = { ticketId: id };
    expect((await staff(updateTicket, { params, body: { status: 'closed' } })).json()).toMatchObject({ status: 'closed' });
    const open = await staff(listTickets, { query: { filter: JSON.stringify({ statuses: ['open'], search: 'close@acme' }) } });
    expect(open.json()).toEqual([]);
    await staff(updateTicket, { params, body: { status: 'open' } });
    expect((await staff(getTicket, { params })).json()).toMatchObject({ status: 'open' });
    const log = await ownerTx(server.services.db, (tx) =>
      rows<{ action: string; company: string }>(
        tx,
        sql`SELECT action, company_id = ${companyId} AS "isAcme" FROM audit_log WHERE subject_id = ${id} ORDER BY at, id`,
      ),
    );
    expect(log.map(({ action }) => action).sort()).toEqual(['support.asked', 'support.closed', 'support.reopened']);
  });

  it('is nothing that other admins read, nor staff while they act in a company', async () => {
    expect((await call(listTickets)).code).toBe('permission_denied');
    expect((await staff(listTickets, { params: { companyId } })).code).toBe('permission_denied');
  });
});
