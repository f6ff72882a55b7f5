import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listSalesRequests, requestSales, type SalesRequest, sendQuoteForm, updateSalesRequest } from '#contract/help/sales';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { outboxOf } from '#tests/support/calls/outbox';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let companyId: string;
let email: string;
let call: Call;
let staff: Call;

beforeAll(async () => {
  server = await startTestServer();
  const house = (await server.aCompany({ isHouse: true })).id;
  staff = callAs(server, await server.signInAs(await server.aUser({ companyId: house, role: 'superadmin' })), house);
});
beforeEach(async () => {
  companyId = (await server.aCompany({ trialStatus: 'expired' })).id;
  const admin = await server.aUser({ companyId, role: 'admin' });
  email = admin.email;
  call = callAs(server, await server.signInAs(admin), companyId);
});

const request = (users = 40) => ({ full_name: 'Ana Lima', company_name: 'Acme', email, users_number: users, message: 'How much?' });
const quote = () => ({
  name: 'Ana',
  lastName: 'Lima',
  email,
  users: 40,
  message: 'How much?',
  phone: '+1 555 0100',
  companyName: 'Acme',
  country: 'US',
  pageUri: 'https://heed.example/home',
  hutk: '',
  pageName: 'Get Started',
});
const found = async () =>
  (await staff(listSalesRequests, { query: { filter: JSON.stringify({ search: email }) } })).json<SalesRequest[]>();

describe('a sales request', () => {
  it('waits for the quote form, and then one mail to the house says everything', async () => {
    expect((await call(requestSales, { body: request() })).status).toBe(200);
    expect(await outboxOf(server, { template: 'sales_request', param: email })).toMatchObject([{ isWaiting: true }]);
    expect((await call(sendQuoteForm, { body: quote() })).status).toBe(200);
    const mails = await outboxOf(server, { template: 'sales_request', param: email });
    expect(mails).toMatchObject([{ isWaiting: false, recipient: 'support@heed.example', subject: 'Sales request from Acme' }]);
    expect(mails[0]?.text).toContain('Users: 40\nPhone: +1 555 0100');
    expect(await found()).toMatchObject([
      { fullName: 'Ana Lima', usersNumber: 40, phone: '+1 555 0100', country: 'US', status: 'open' },
    ]);
  });

  it('stands without a quote form, and is completed only once', async () => {
    expect((await call(sendQuoteForm, { body: quote() })).code).toBe('not_found');
    await call(requestSales, { body: request() });
    expect(await found()).toMatchObject([{ phone: null }]);
    await call(sendQuoteForm, { body: quote() });
    expect((await call(sendQuoteForm, { body: { ...quote(), phone: '1' } })).code).toBe('not_found');
    expect(await found()).toMatchObject([{ phone: '+1 555 0100' }]);
  });

  it('waits until the admin has verified the e-mail address, to which the house answers', async () => {
    const unverified = await server.aUser({ companyId, role: 'admin', emailVerified: false });
    const own = callAs(server, await server.signInAs(unverified), companyId);
    const reply = await own(requestSales, { body: request() });
    expect([reply.status, reply.code]).toEqual([403, 'email_not_verified']);
    expect(await outboxOf(server, { template: 'sales_request', param: email })).toEqual([]);
  });

  it('is about at least 25 users, on Boost about one', async () => {
    const few = await call(requestSales, { body: request(24) });
    expect([few.status, few.fields]).toEqual([422, ['users_number']]);
    const boosted = (await server.aCompany({ hasBoost: true })).id;
    const customer = callAs(server, await server.signInAs(await server.aUser({ companyId: boosted, role: 'admin' })), boosted);
    expect((await customer(requestSales, { body: request(1) })).status).toBe(200);
  });

  it('is closed by staff', async () => {
    await call(requestSales, { body: request() });
    const [{ id = '' } = {}] = await found();
    const closed = await staff(updateSalesRequest, { params: { salesRequestId: id }, body: { status: 'closed' } });
    expect(closed.json()).toMatchObject({ status: 'closed' });
    expect((await call(listSalesRequests)).code).toBe('permission_denied');
  });
});
