import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { changeSubscriptionType } from '#contract/billing/checkout';
import { getPlannedDowngrade, keepPlan, planDowngrade, type PlannedDowngrade } from '#contract/billing/plannedDowngrade';
import { listSubscriptions, startTrial, type Subscription } from '#contract/billing/subscriptions';
import { setClock } from '#server/clock';
import { tick } from '#server/modules/clock';
import { aBuyer } from '#tests/support/calls/aBuyer';
import { seatsOf } from '#tests/support/calls/aPartner';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => setClock(null));

const dayMs = 86_400_000;
const query = async <Row extends object>(text: string, values: unknown[]) =>
  (await server.services.db.pool.query<Row>(text, values)).rows;

type Buyer = Awaited<ReturnType<typeof aBuyer>>;

/** A company that has bought 50 licences, which end in a year. */
async function aBooster(given: Parameters<typeof aBuyer>[1] = {}) {
  const buyer = await aBuyer(server, given);
  await buyer.choose(await buyer.openPage(), 'pay');
  return buyer;
}
const endOf = async ({ call }: Buyer) => (await call(listSubscriptions)).json<Subscription[]>()[0]?.stripe_current_period_end ?? '';
const plan = async (buyer: Buyer) => buyer.call(planDowngrade, { body: { endsAt: await endOf(buyer) } });
const planned = async ({ call }: Buyer) => (await call(getPlannedDowngrade)).json<{ planned: PlannedDowngrade | null }>().planned;
const auditOf = ({ company }: Buyer) =>
  query<{ action: string; actor: string }>(
    `SELECT action, actor_name AS actor FROM audit_log WHERE company_id = $1 AND action LIKE 'billing.downgrade%' ORDER BY at, action DESC`,
    [company.id],
  );
const mailsOf = async ({ company }: Buyer) =>
  (
    await query<{ template: string }>(
      `SELECT template FROM mails WHERE company_id = $1 AND template LIKE 'downgrade%' ORDER BY created_at, template`,
      [company.id],
    )
  ).map(({ template }) => template);
const listed = async ({ company }: Buyer) =>
  (
    await query<{ status: string; endedAt: Date | null }>(
      'SELECT status, licences_ended_at AS "endedAt" FROM customer_list WHERE company_id = $1',
      [company.id],
    )
  )[0];
/** A year and a day later, after the clock has come round twice. */
async function afterTheEnd() {
  setClock(new Date(Date.now() + 366 * dayMs));
  await tick(server.services);
  await tick(server.services);
}

describe('a downgrade at the end of the paid period', () => {
  it('changes nothing before, and says who planned it and for when', async () => {
    const buyer = await aBooster();
    const endsAt = await endOf(buyer);
    const reply = await plan(buyer);
    expect(reply.json()).toEqual({ planned: { endsAt, plannedAt: expect.any(String), plannedBy: 'Ada Moss' } });
    expect([await buyer.plan(), await seatsOf(server, buyer.company.id), await endOf(buyer)]).toEqual(['boost', 50, endsAt]);
    await plan(buyer);
    expect(await auditOf(buyer)).toEqual([{ action: 'billing.downgrade_planned', actor: 'Ada Moss' }]);
    expect(await mailsOf(buyer)).toEqual(['downgrade_planned']);
  });

  it('is carried out once then: the plan is free, and nothing counts as ended', async () => {
    const buyer = await aBooster({ trialStatus: 'expired' });
    await plan(buyer);
    await afterTheEnd();
    expect([await buyer.plan(), await planned(buyer)]).toEqual(['free', null]);
    expect((await buyer.call(listSubscriptions)).json()).toEqual([]);
    expect(await listed(buyer)).toEqual({ status: 'free', endedAt: null });
    expect((await auditOf(buyer)).map(({ action, actor }) => [action, actor])).toEqual([
      ['billing.downgrade_planned', 'Ada Moss'],
      ['billing.downgraded', 'Heed'],
    ]);
    expect(await mailsOf(buyer)).toEqual(['downgrade_planned', 'downgraded']);
  });

  it('is not what happens to a company that planned nothing: its licences have ended', async () => {
    const buyer = await aBooster({ trialStatus: 'expired' });
    await afterTheEnd();
    expect(await buyer.plan()).toBe('trialEnded');
    expect((await listed(buyer))?.status).toBe('licencesEnded');
    expect(await mailsOf(buyer)).toEqual([]);
  });

  it('ends Boost that staff gave, too, and keeps a trial that was never started', async () => {
    const buyer = await aBooster({ trialStatus: 'available', hasBoost: true, boostedBySuperadmin: true });
    await plan(buyer);
    await afterTheEnd();
    expect(await buyer.plan()).toBe('free');
    expect((await buyer.call(startTrial)).status).toBe(200);
  });

  it('can be taken back until then, once', async () => {
    const buyer = await aBooster();
    await plan(buyer);
    expect((await buyer.call(keepPlan)).json()).toEqual({ planned: null });
    expect((await buyer.call(keepPlan)).code).toBe('downgrade_not_planned');
    expect(await mailsOf(buyer)).toEqual(['downgrade_planned', 'downgrade_withdrawn']);
    await afterTheEnd();
    expect((await listed(buyer))?.status).toBe('licencesEnded');
    expect((await auditOf(buyer)).map(({ action }) => action)).toEqual([
      'billing.downgrade_planned',
      'billing.downgrade_withdrawn',
    ]);
  });

  it('is canceled by a purchase of licenses, which the owner is told', async () => {
    const buyer = await aBooster();
    await plan(buyer);
    await buyer.choose(await buyer.openPage(), 'pay');
    expect([await planned(buyer), await seatsOf(server, buyer.company.id)]).toEqual([null, 100]);
    expect((await auditOf(buyer)).map(({ action, actor }) => [action, actor])).toEqual([
      ['billing.downgrade_planned', 'Ada Moss'],
      ['billing.downgrade_withdrawn', 'Heed'],
    ]);
    expect(await mailsOf(buyer)).toEqual(['downgrade_planned', 'downgrade_withdrawn']);
  });

  it('lets the company buy a new year after it', async () => {
    const buyer = await aBooster();
    await plan(buyer);
    await afterTheEnd();
    // The person comes back to it with a new session.
    await query(
      `WITH i AS (INSERT INTO invoices (company_id, buyer_name, customer_id, customer_name, method, idempotency_key, admin_name, created_at)
          VALUES ($1, '', $1, '', 'credit_card', gen_random_uuid(), '', $2) RETURNING id)
        INSERT INTO invoice_lines (invoice_id, company_id, seats, yearly_cents, unit_cents, discount_cents, starts_at, ends_at)
          SELECT id, $1, 25, 2400, 2400, 0, $2, $2::timestamptz + interval '365 days' FROM i`,
      [buyer.company.id, new Date(Date.now() + 366 * dayMs)],
    );
    await query(
      `UPDATE invoices SET status = 'paid', number = 'N-' || id, issued_at = created_at, due_at = created_at, paid_at = created_at
        WHERE company_id = $1 AND status = 'draft'`,
      [buyer.company.id],
    );
    expect([await buyer.plan(), (await listed(buyer))?.status]).toEqual(['boost', 'boosted']);
    setClock(new Date(Date.now() + 732 * dayMs));
    await tick(server.services);
    expect((await listed(buyer))?.status).toBe('licencesEnded');
  });

  it('gives way to one at once', async () => {
    const buyer = await aBooster();
    await plan(buyer);
    expect((await buyer.call(changeSubscriptionType, { body: { subscriptionType: 'free' } })).status).toBe(200);
    expect([await buyer.plan(), await planned(buyer), await mailsOf(buyer)]).toEqual([
      'free',
      null,
      ['downgrade_planned', 'downgraded'],
    ]);
  });

  it('is refused for another day than the company has paid until, or where nothing was paid', async () => {
    const buyer = await aBooster();
    const soon = { body: { endsAt: new Date(Date.now() + dayMs).toISOString() } };
    const given = await aBuyer(server, { hasBoost: true, boostedBySuperadmin: true });
    expect([(await buyer.call(planDowngrade, soon)).code, (await given.call(planDowngrade, soon)).code]).toEqual([
      'paid_period_changed',
      'paid_period_changed',
    ]);
    expect((await buyer.call(planDowngrade, { body: {} })).fields).toEqual(['endsAt']);
    expect([await planned(buyer), await auditOf(buyer)]).toEqual([null, []]);
  });

  it('is refused on the free plan, to partners, and to customers of partners', async () => {
    const parent = await server.aCompany({ companyType: 'reseller', isPartner: true });
    const body = { endsAt: new Date().toISOString() };
    const codes = [];
    for (const given of [{}, { companyType: 'direct', hasBoost: true }, { parentId: parent.id, hasBoost: true }] as const)
      codes.push((await (await aBuyer(server, given)).call(planDowngrade, { body })).code);
    expect(codes).toEqual(['downgrade_not_available', 'downgrade_not_available', 'contact_your_provider']);
  });

  it('of two admins at once is planned once', async () => {
    const buyer = await aBooster();
    expect((await Promise.all([plan(buyer), plan(buyer)])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailsOf(buyer)).toEqual(['downgrade_planned']);
  });
});
