import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getPaymentNotice } from '#contract/billing/checkout';
import { ownerTx } from '#server/db/tx';
import { closeCheckouts } from '#server/modules/billing/payments/closeCheckouts';
import { seatsOf } from '#tests/support/calls/aPartner';
import { signatureOf } from '#tests/support/stripe/stripeApi';
import { declinedEvent, eventText, sessionEvent, subscriptionDeletedEvent } from '#tests/support/stripe/stripeEvents';
import { startStripeServer } from '#tests/support/stripe/stripeServer';

type World = Awaited<ReturnType<typeof startStripeServer>>;
let world: World;
let buyer: Awaited<ReturnType<World['aBuyer']>>;
let session: string;
beforeAll(async () => {
  world = await startStripeServer();
});
beforeEach(async () => {
  world.stripe.state.isAway = false;
  buyer = await world.aBuyer();
  session = await buyer.openSession();
});
afterAll(() => world.close());

const notice = async () => (await buyer.call(getPaymentNotice)).json<{ notice: object | null }>().notice;
const bought = async () => [await buyer.plan(), await buyer.invoices(), await seatsOf(world.server, buyer.company.id)];
/** So many seconds from now, as Stripe writes a time. */
const seconds = (ahead: number) => Math.floor(Date.now() / 1000) + ahead;
const nothing = ['free', ['draft'], 0];
const everything = ['boost', ['paid'], 50];

describe('an event of Stripe', () => {
  it('grants what was paid, and not before', async () => {
    expect(await bought()).toEqual(nothing);
    world.stripe.pay(session);
    expect(await bought()).toEqual(nothing);
    expect(await world.deliver(sessionEvent('completed', session))).toEqual([200, 'applied']);
    expect(await bought()).toEqual(everything);
  });

  it('does nothing the second time, also at the same moment', async () => {
    world.stripe.pay(session);
    const event = sessionEvent('completed', session);
    const outcomes = await Promise.all([world.deliver(event), world.deliver(event), world.deliver(event)]);
    expect(outcomes.map(([, outcome]) => outcome).sort()).toEqual(['applied', 'repeated', 'repeated']);
    expect(await bought()).toEqual(everything);
  });

  it('says nothing itself: a page that is not paid at Stripe is not paid here', async () => {
    expect(await world.deliver(sessionEvent('completed', session))).toEqual([200, 'applied']);
    expect(await bought()).toEqual(nothing);
    world.stripe.pay(session);
    await world.deliver(sessionEvent('completed', session));
    expect(await bought()).toEqual(everything);
  });

  it('may come in any order', async () => {
    world.stripe.decline(session);
    const declined = declinedEvent(`pi_${session.slice(8)}`);
    world.stripe.pay(session);
    expect(await world.deliver(sessionEvent('expired', session))).toEqual([200, 'applied']);
    expect(await world.deliver(declined)).toEqual([200, 'applied']);
    expect([await bought(), await notice()]).toEqual([everything, null]);
  });

  it('tells of a declined card, which the banner shows until the payment succeeds', async () => {
    world.stripe.decline(session);
    expect(await world.deliver(declinedEvent(`pi_${session.slice(8)}`))).toEqual([200, 'applied']);
    expect([await bought(), await notice()]).toEqual([
      nothing,
      expect.objectContaining({ problem: 'failed', number: null, amountDue: 120_000 }),
    ]);
    world.stripe.pay(session);
    await world.deliver(sessionEvent('completed', session));
    expect([await bought(), await notice()]).toEqual([everything, null]);
  });

  it('ends a page that was left, and its draft', async () => {
    world.stripe.expire(session);
    expect(await world.deliver(sessionEvent('expired', session))).toEqual([200, 'applied']);
    expect(await bought()).toEqual(['free', ['void'], 0]);
  });

  it('is taken when Stripe sends it again after our failure', async () => {
    world.stripe.pay(session);
    const event = sessionEvent('completed', session);
    world.stripe.state.isAway = true;
    expect(await world.deliver(event)).toEqual([503, 'payments_unavailable']);
    expect(await bought()).toEqual(nothing);
    world.stripe.state.isAway = false;
    expect(await world.deliver(event)).toEqual([200, 'applied']);
    expect(await bought()).toEqual(everything);
  });

  it('about money for a purchase that ended is logged, so that somebody gives it back', async () => {
    const { db } = world.server.services;
    await ownerTx(db, (tx) => closeCheckouts(tx, new Date(Date.now() + 26 * 3_600_000)));
    world.stripe.pay(session);
    await world.deliver(sessionEvent('completed', session));
    expect(await bought()).toEqual(['free', ['void'], 0]);
    expect(world.server.logText()).toContain('money came for an invoice that is void or paid');
    const owed = 'SELECT cents > 0 AS "isMoney", reason, given_back_at FROM refunds WHERE company_id = $1';
    expect((await world.server.services.db.pool.query(owed, [buyer.company.id])).rows).toEqual([
      { isMoney: true, reason: 'invoiceVoid', given_back_at: null },
    ]);
  });
});

describe('an event is refused', () => {
  const paidEvent = () => {
    world.stripe.pay(session);
    return sessionEvent('completed', session);
  };
  it.each([
    ['without a signature', (event: string) => world.deliver(event, '')],
    ['with a signature of something else', (event: string) => world.deliver(event, signatureOf(`${event} `))],
    ['with the signature of another secret', (event: string) => world.deliver(event, signatureOf(event, undefined, 'whsec_other'))],
    ['six minutes after it was signed', (event: string) => world.deliver(event, signatureOf(event, seconds(-360)))],
    ['six minutes before it is signed', (event: string) => world.deliver(event, signatureOf(event, seconds(360)))],
  ])('%s', async (_name, send) => {
    expect(await send(paidEvent())).toEqual([400, 'bad_request']);
    expect(await bought()).toEqual(nothing);
  });

  it('that is dated six minutes ahead, but taken from a clock that is a little fast', async () => {
    world.stripe.pay(session);
    expect(await world.deliver(sessionEvent('completed', session, { created: seconds(360) }))).toEqual([400, 'bad_request']);
    expect(await bought()).toEqual(nothing);
    const event = sessionEvent('completed', session, { created: seconds(60) });
    expect(await world.deliver(event, signatureOf(event, seconds(60)))).toEqual([200, 'applied']);
    expect(await bought()).toEqual(everything);
  });

  it.each([['a text'], [7], [null], [[]]])('that is about no object but %j, whoever signed it', async (object) => {
    expect(await world.deliver(eventText('checkout.session.completed', object))).toEqual([400, 'bad_request']);
  });

  it.each([
    ['of the live mode, for a test key', {}, { livemode: true }],
    ['about a page of the live mode', { livemode: true }, {}],
    ['about another amount', { amount_total: 100 }, {}],
    ['about another currency', { currency: 'jpy' }, {}],
  ])('%s', async (_name, page, event) => {
    world.stripe.pay(session);
    world.stripe.change(session, page);
    expect(await world.deliver(sessionEvent('completed', session, event))).toEqual([200, 'refused']);
    expect(await bought()).toEqual(nothing);
  });

  it('of the other mode without asking Stripe about it', async () => {
    const before = world.stripe.received.length;
    await world.deliver(declinedEvent('pi_live', { livemode: true }));
    expect(world.stripe.received).toHaveLength(before);
  });

  it('about a page that we did not open, or that does not exist', async () => {
    for (const id of ['cs_test_ofAnotherShop', session.replace(/.$/, 'x')])
      expect(await world.deliver(sessionEvent('completed', id))).toEqual([200, 'refused']);
    expect(await world.deliver(declinedEvent('pi_unknown'))).toEqual([200, 'refused']);
  });

  it('about anything else, such as a subscription of the account', async () => {
    expect(await world.deliver(subscriptionDeletedEvent())).toEqual([200, 'refused']);
    expect(await bought()).toEqual(nothing);
  });

  it('for another company than the one whose page was paid, whatever it says', async () => {
    const other = await world.aBuyer();
    const cheap = await other.openSession({ quantity: 50 });
    world.stripe.pay(cheap);
    const claims = { client_reference_id: buyer.company.id, metadata: { invoice: 'mine', company: buyer.company.id } };
    expect(await world.deliver(sessionEvent('completed', cheap, { claims }))).toEqual([200, 'applied']);
    expect([await bought(), await other.plan()]).toEqual([nothing, 'boost']);
    world.stripe.pay(session);
    world.stripe.change(session, { metadata: { invoice: 'of another company' } });
    expect(await world.deliver(sessionEvent('completed', session))).toEqual([200, 'refused']);
    expect(await bought()).toEqual(nothing);
  });
});
