import { beforeAll, describe, expect, it } from 'vitest';
import { changeSubscriptionType, disableTrial, getPaymentNotice } from '#contract/billing/checkout';
import { listSubscriptions, startTrial } from '#contract/billing/subscriptions';
import { aBuyer } from '#tests/support/calls/aBuyer';
import { seatsOf } from '#tests/support/calls/aPartner';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
const free = { body: { subscriptionType: 'free' } };

describe('downgrading', () => {
  it('puts the company on the free plan at once; its seats are gone and its invoices stay', async () => {
    const buyer = await aBuyer(server, { trialStatus: 'expired' });
    await buyer.choose(await buyer.openPage(), 'pay');
    const reply = await buyer.call(changeSubscriptionType, free);
    expect(reply.json()).toMatchObject({ subscription: { hasBoost: false, trial: { status: null } } });
    expect([await buyer.plan(), await seatsOf(server, buyer.company.id), await buyer.invoices()]).toEqual(['free', 0, ['paid']]);
    expect((await buyer.call(listSubscriptions)).json()).toEqual([]);
  });

  it('lets the company buy a whole new year afterwards', async () => {
    const buyer = await aBuyer(server);
    await buyer.choose(await buyer.openPage(), 'pay');
    await buyer.call(changeSubscriptionType, free);
    await buyer.choose(await buyer.openPage(), 'pay');
    expect([await buyer.plan(), await seatsOf(server, buyer.company.id)]).toEqual(['boost', 50]);
    const { rows } = await server.services.db.pool.query(
      `SELECT count(DISTINCT ends_at)::int AS ends FROM invoice_lines WHERE company_id = $1`,
      [buyer.company.id],
    );
    expect(rows).toEqual([{ ends: 2 }]);
  });

  it('keeps a trial that was never started', async () => {
    const buyer = await aBuyer(server, { trialStatus: 'available', hasBoost: true, boostedBySuperadmin: true });
    await buyer.call(changeSubscriptionType, free);
    expect((await buyer.call(startTrial)).json()).toMatchObject({ subscription: { trial: { status: 'active' } } });
  });

  it('is refused on the free plan, to partners, and to customers of partners', async () => {
    const parent = await server.aCompany({ companyType: 'reseller', isPartner: true });
    const codes = [];
    for (const given of [{}, { companyType: 'direct', hasBoost: true }, { parentId: parent.id, hasBoost: true }] as const)
      codes.push((await (await aBuyer(server, given)).call(changeSubscriptionType, free)).code);
    expect(codes).toEqual(['downgrade_not_available', 'downgrade_not_available', 'contact_your_provider']);
  });
});

describe('the free plan after a trial', () => {
  it('is chosen once the trial is over, and only then', async () => {
    const buyer = await aBuyer(server, { trialStatus: 'expired', trialEndsAt: new Date('2026-01-01') });
    expect([await buyer.plan(), (await buyer.call(disableTrial)).json()]).toEqual([
      'trialEnded',
      expect.objectContaining({ subscription: expect.objectContaining({ trial: expect.objectContaining({ status: null }) }) }),
    ]);
    expect([await buyer.plan(), (await buyer.call(disableTrial)).code]).toEqual(['free', 'trial_not_over']);
    const running = await aBuyer(server, { trialStatus: 'active', trialEndsAt: new Date('2099-01-01') });
    expect([(await running.call(disableTrial)).code, await running.plan()]).toEqual(['trial_not_over', 'trial']);
  });
});

describe('the payment that needs attention', () => {
  const anInvoice = (companyId: string, status: 'open' | 'uncollectible', due: string) =>
    server.services.db.pool
      .query(
        `WITH i AS (INSERT INTO invoices (company_id, buyer_name, customer_id, customer_name, method, idempotency_key, admin_name, created_at)
          VALUES ($1, '', $1, '', 'invoice', gen_random_uuid(), '', now()) RETURNING id)
        INSERT INTO invoice_lines (invoice_id, company_id, seats, yearly_cents, unit_cents, discount_cents, starts_at, ends_at)
          SELECT id, $1, 25, 2400, 2400, 0, now(), now() + interval '300 days' FROM i`,
        [companyId],
      )
      .then(async () => {
        await server.services.db.pool.query(
          `UPDATE invoices SET status = 'open', number = 'N-' || id, issued_at = now(), due_at = $2 WHERE company_id = $1 AND status = 'draft'`,
          [companyId, due],
        );
        if (status === 'uncollectible')
          await server.services.db.pool.query(`UPDATE invoices SET status = $2 WHERE company_id = $1 AND due_at = $3`, [
            companyId,
            status,
            due,
          ]);
      });

  it('is nothing before an invoice is due, then one that was given up, and before it one that is overdue', async () => {
    const buyer = await aBuyer(server);
    const read = async () => (await buyer.call(getPaymentNotice)).json<{ notice: object | null }>().notice;
    const statusOf = async () => (await buyer.call(listSubscriptions)).json<{ status: string }[]>()[0]?.status;
    await anInvoice(buyer.company.id, 'open', '2099-01-01');
    expect([await read(), await statusOf()]).toEqual([null, 'active']);
    await anInvoice(buyer.company.id, 'uncollectible', '2026-01-02');
    expect([await read(), await statusOf()]).toEqual([expect.objectContaining({ problem: 'unpaid', daysOverdue: null }), 'unpaid']);
    await anInvoice(buyer.company.id, 'open', '2026-02-02');
    const pastDue = {
      problem: 'past_due',
      amountDue: 60_000,
      number: expect.stringMatching(/^N-/),
      daysOverdue: expect.any(Number),
    };
    expect([await read(), await statusOf()]).toEqual([expect.objectContaining(pastDue), 'unpaid']);
  });
});
