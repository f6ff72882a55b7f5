import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { getInvoice } from '#contract/billing/transactions';
import { listRefunds, noteGivenBack, type Refund, takeNoteBack } from '#contract/billing/refunds';
import { aPartner, type Partner } from '#tests/support/calls/aPartner';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let partner: Partner;
let support: Call;
let superadmin: Call;
let asCsv: Call;
const buyer = `Northern ${randomUUID()}`;

beforeAll(async () => {
  server = await startTestServer();
  partner = await aPartner(server);
  const house = await server.aCompany({ isHouse: true });
  const staff = async (role: 'support' | 'superadmin', headers = {}) => {
    const person = await server.aUser({ companyId: house.id, role, name: 'Sam', lastName: 'Stone' });
    return callAs(server, { ...(await server.signInAs(person)), ...headers }, house.id);
  };
  support = await staff('support');
  superadmin = await staff('superadmin');
  asCsv = await staff('support', { accept: 'text/csv' });
});

/** Money for a void draft of the partner; `by` says who gave it back, if anybody did. Its id and reference. */
async function aRefund({ cents = 84_000, by }: { cents?: number; by?: 'provider' } = {}) {
  const reference = `pi_${randomUUID()}`;
  const { rows } = await server.services.db.pool.query<{ id: string }>(
    `WITH i AS (INSERT INTO invoices (company_id, buyer_name, customer_id, customer_name, method, idempotency_key, admin_name, created_at)
        VALUES ($1, $2, $1, $2, 'credit_card', gen_random_uuid(), 'Ada', now()) RETURNING id)
      INSERT INTO refunds (company_id, invoice_id, provider, reference, cents, reason, created_at, given_back_at)
      SELECT $1, id, 'stripe', $3, $4, 'invoiceVoid', now(), $5 FROM i RETURNING id`,
    [partner.company.id, buyer, reference, cents, by ? new Date() : null],
  );
  await server.services.db.pool.query(`UPDATE invoices SET status = 'void' WHERE company_id = $1`, [partner.company.id]);
  return { refundId: rows[0]?.id ?? '', reference };
}
const listed = async (searchText: string, more: object = {}) =>
  (await support(listRefunds, { query: { searchText, ...more } })).json<{
    items: Refund[];
    totalCount: number;
    kept: { count: number; cents: number };
  }>();
const auditOf = async (action: string) => {
  const { rows } = await server.services.db.pool.query(
    `SELECT c.is_house AS "isHouse", l.actor_name AS actor, l.after FROM audit_log l JOIN companies c ON c.id = l.company_id
      WHERE l.action = $1 AND l.subject_id = $2 ORDER BY c.is_house`,
    [action, partner.company.id],
  );
  return rows;
};

describe('money that has to be given back', () => {
  it('is seen by staff, what is still here first, with its sum; and by no partner', async () => {
    const gone = await aRefund({ by: 'provider' });
    const open = await aRefund();
    const { items, totalCount, kept } = await listed(buyer);
    expect([items.map(({ reference }) => reference), totalCount]).toEqual([[open.reference, gone.reference], 2]);
    expect(kept).toEqual({ count: 1, cents: 84_000 });
    expect(items[0]).toMatchObject({
      company: buyer,
      cents: 84_000,
      reason: 'invoiceVoid',
      state: 'open',
      number: '',
      givenBackAt: null,
      admin: '',
    });
    expect((await support(getInvoice, { params: { invoiceId: items[0]?.invoiceId ?? '' } })).status).toBe(200);
    expect((await listed(buyer, { refundState: 'givenBack' })).items.map(({ reference }) => reference)).toEqual([gone.reference]);
    expect((await partner.call(listRefunds)).code).toBe('permission_denied');
    const csv = (await asCsv(listRefunds, { query: { searchText: open.reference } })).text.split('\r\n');
    expect(csv[0]).toContain('Buyer,Amount');
    expect(csv[1]).toContain(`840.00,Open,The invoice was already void`);
  });

  it('is marked by a superadmin once, with a note, and both companies read it in their audit logs', async () => {
    const { refundId, reference } = await aRefund();
    const note = () => superadmin(noteGivenBack, { params: { refundId }, body: { note: 're_7' } });
    expect((await Promise.all([note(), note()])).map(({ status, code }) => code ?? status).sort()).toEqual([
      200,
      'refund_given_back',
    ]);
    expect((await listed(reference)).items).toEqual([
      expect.objectContaining({
        state: 'givenBack',
        admin: 'Sam Stone',
        note: 're_7',
        isNoted: true,
        givenBackAt: expect.any(String),
      }),
    ]);
    const after = { amount: '840.00 USD', reference, note: 're_7' };
    expect((await auditOf('billing.refund_noted')).filter((entry) => entry.after.reference === reference)).toEqual([
      { isHouse: false, actor: expect.any(String), after },
      { isHouse: true, actor: 'Sam Stone', after },
    ]);
  });

  it('is open again if it was marked by mistake, but not what the provider gave back by itself', async () => {
    const { refundId, reference } = await aRefund();
    expect((await superadmin(takeNoteBack, { params: { refundId } })).code).toBe('refund_not_noted');
    await superadmin(noteGivenBack, { params: { refundId }, body: {} });
    expect((await superadmin(takeNoteBack, { params: { refundId } })).status).toBe(200);
    expect((await listed(reference)).items).toEqual([
      expect.objectContaining({ state: 'open', admin: '', note: '', givenBackAt: null, isNoted: false }),
    ]);
    expect((await auditOf('billing.refund_reopened')).length).toBe(2);
    const gone = await aRefund({ by: 'provider' });
    expect((await superadmin(takeNoteBack, { params: { refundId: gone.refundId } })).code).toBe('refund_not_noted');
  });

  it('is marked by nobody else, and nothing that is not there', async () => {
    const { refundId } = await aRefund();
    const marking = { params: { refundId }, body: {} };
    expect([(await support(noteGivenBack, marking)).code, (await partner.call(noteGivenBack, marking)).code]).toEqual([
      'permission_denied',
      'permission_denied',
    ]);
    const missing = { params: { refundId: randomUUID() }, body: {} };
    expect([(await superadmin(noteGivenBack, missing)).code, (await superadmin(takeNoteBack, missing)).code]).toEqual([
      'not_found',
      'not_found',
    ]);
    const long = { params: { refundId }, body: { note: 'x'.repeat(10_000) } };
    expect((await superadmin(noteGivenBack, long)).fields).toEqual(['note']);
  });
});
