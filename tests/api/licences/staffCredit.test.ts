import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Bank,
  type BankEntry,
  listBankEntries,
  listBanks,
  payIntoBank,
  readBank,
  reversePayment,
} from '#contract/billing/credit';
import { aPartner, type Partner } from '#tests/support/calls/aPartner';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let superadmin: Call;
let support: Call;
let partner: Partner;

beforeAll(async () => {
  server = await startTestServer();
  const house = (await server.aCompany({ isHouse: true })).id;
  const staff = async (role: 'support' | 'superadmin') => {
    const user = await server.aUser({ companyId: house, role, name: 'Ruth', lastName: 'Adler' });
    return callAs(server, await server.signInAs(user), house);
  };
  superadmin = await staff('superadmin');
  support = await staff('support');
});
beforeEach(async () => {
  partner = await aPartner(server, { payByInvoiceAccess: true });
});

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await server.services.db.pool.query(text, values)).rows as Row[];
const payment = (given: object = {}) => ({
  bankId: partner.company.id,
  cents: 5_000_000,
  note: 'Transfer 4711',
  idempotencyKey: randomUUID(),
  ...given,
});
const pay = (given: object = {}) => superadmin(payIntoBank, { body: payment(given) });
const reverse = (entryId: string) => superadmin(reversePayment, { params: { entryId } });
const bank = async () => (await support(readBank, { params: { bankId: partner.company.id } })).json<Bank>();
const ledger = async () =>
  (await support(listBankEntries, { query: { banks: partner.company.id } })).json<{ data: BankEntry[] }>().data;
const logged = (action: string) =>
  query<{ company: string; after: object }>(
    `SELECT c.name AS company, a.after FROM audit_log a JOIN companies c ON c.id = a.company_id
      WHERE a.action = $1 AND (a.company_id = $2 OR a.subject_id = $2) ORDER BY c.is_house DESC`,
    [action, partner.company.id],
  );

describe('paying into distributor credit', () => {
  it('gives the partner credit with which it buys, and each entry says what was left', async () => {
    expect(await bank()).toMatchObject({ name: partner.company.name, balance: null, paidIn: 0, lastEntryAt: null });
    expect((await pay()).json()).toMatchObject({ kind: 'payment', cents: 5_000_000, balance: 5_000_000, adminName: 'Ruth Adler' });
    await partner.buy({ paymentMethod: 'distributor_credit' });
    const [bought, paid] = await ledger();
    expect(paid).toMatchObject({ kind: 'payment', note: 'Transfer 4711', isReversed: false });
    expect(bought).toMatchObject({ kind: 'withdrawal', invoiceNumber: expect.stringMatching(/^INV-/), adminName: '' });
    const spent = -(bought?.cents ?? 0);
    expect(spent).toBeGreaterThan(0);
    expect(await bank()).toMatchObject({ balance: 5_000_000 - spent, paidIn: 5_000_000, withdrawn: spent });
    expect(bought?.balance).toBe(5_000_000 - spent);
  });

  // @once: two calls race for one thing; the wrong one must never win.
  it('happens once for one key, even twice at once', async () => {
    const body = payment();
    const [one, two] = await Promise.all([superadmin(payIntoBank, { body }), superadmin(payIntoBank, { body })]);
    expect(one.json()).toEqual(two.json());
    expect(await ledger()).toHaveLength(1);
    expect((await superadmin(payIntoBank, { body: { ...body, cents: 1 } })).code).toBe('idempotency_key_used');
    expect(await logged('billing.credit_paid_in')).toHaveLength(2);
  });

  it('is in the audit logs of house and partner', async () => {
    await pay();
    const after = { amount: '50000.00 USD', note: 'Transfer 4711' };
    expect(await logged('billing.credit_paid_in')).toMatchObject([{ after }, { company: partner.company.name, after }]);
  });

  it('is for superadmins, at home, and into banks of partners', async () => {
    expect((await support(payIntoBank, { body: payment() })).code).toBe('permission_denied');
    expect((await partner.call(payIntoBank, { body: payment() })).code).toBe('permission_denied');
    expect((await partner.call(listBanks)).code).toBe('permission_denied');
    const customer = await partner.aCustomer();
    expect((await pay({ bankId: customer.id })).code).toBe('not_found');
    expect((await pay({ bankId: randomUUID() })).code).toBe('not_found');
  });

  it.each([
    ['cents', 0],
    ['cents', -5],
    ['cents', 100_000_001],
    ['note', ' '],
  ])('is refused at its field with %s %j', async (field, value) => {
    expect(await pay({ [field]: value })).toMatchObject({ status: 422, fields: [field] });
    expect(await ledger()).toEqual([]);
  });
});

describe('reversing a payment', () => {
  // @once: two calls race for one thing; the wrong one must never win.
  it('takes it back once, and both entries stay', async () => {
    const { id } = (await pay()).json<BankEntry>();
    const [one, two] = await Promise.all([reverse(id), reverse(id)]);
    expect(one.json()).toMatchObject({ kind: 'reversal', cents: -5_000_000, balance: 0 });
    expect(two.json()).toEqual(one.json());
    expect((await ledger()).map(({ kind, isReversed }) => [kind, isReversed])).toEqual([
      ['reversal', false],
      ['payment', true],
    ]);
    expect(await bank()).toMatchObject({ balance: 0, paidIn: 0, withdrawn: 0 });
    expect(await logged('billing.credit_reversed')).toHaveLength(2);
  });

  it('is refused when part of it has been used, and for what is no payment', async () => {
    const { id } = (await pay()).json<BankEntry>();
    await partner.buy({ paymentMethod: 'distributor_credit' });
    expect((await reverse(id)).code).toBe('payment_used');
    const [bought] = await ledger();
    expect((await reverse(bought?.id ?? '')).code).toBe('not_found');
    expect((await partner.call(reversePayment, { params: { entryId: id } })).code).toBe('permission_denied');
  });

  it('works when the company has lost its mark as a partner, whose bank staff still see and nobody pays into', async () => {
    const { id } = (await pay()).json<BankEntry>();
    await query(`UPDATE companies SET company_type = 'customer', is_partner = false WHERE id = $1`, [partner.company.id]);
    expect(await bank()).toMatchObject({ companyType: 'customer', isPartner: false, balance: 5_000_000 });
    const { data } = (await support(listBanks, { query: { search: partner.company.name } })).json<{ data: Bank[] }>();
    expect(data.map((one) => one.id)).toContain(partner.company.id);
    expect((await pay()).code).toBe('not_found');
    expect((await reverse(id)).json()).toMatchObject({ kind: 'reversal', cents: -5_000_000, balance: 0 });
    expect(await bank()).toMatchObject({ balance: 0 });
  });
});

describe('the list of banks', () => {
  it('has every partner, by name or balance, and no customers', async () => {
    const name = `Zephyr ${randomUUID().slice(0, 8)}`;
    const rich = await server.aCompany({ name: `${name} B`, companyType: 'oem' });
    await server.aCompany({ name: `${name} A`, companyType: 'reseller' });
    await server.aCompany({ name: `${name} C` });
    await pay({ bankId: rich.id, cents: 100 });
    const list = async (orderBy: string, order: string) =>
      (await support(listBanks, { query: { search: name, orderBy, order } })).json<{ data: Bank[]; totalCount: number }>();
    expect((await list('name', 'ASC')).data.map((one) => [one.name, one.balance])).toEqual([
      [`${name} A`, null],
      [`${name} B`, 100],
    ]);
    expect(await list('balance', 'DESC')).toMatchObject({ totalCount: 2, data: [{ id: rich.id }, { balance: null }] });
  });
});
