import { randomUUID } from 'node:crypto';
import type { WantedCheckout } from '#contract/billing/checkout';
import { Refusal } from '../../../core/refusal.ts';
import { baseUrl } from '../../../env.ts';
import { readPurchase } from '../orders/buy.ts';
import { placeOrder } from '../orders/placeOrder.ts';
import { requireDirectBuyer } from '../plans/requireDirectBuyer.ts';
import { type Asking, inTxOf, knownPayer, languageOf, noteCheckout, requireProvider } from './asking.ts';
import { cancelReturn, purchaseReturn } from './returns.ts';

/**
 * Begins a purchase by card: a draft invoice, priced here, and a payment page for it, whose address is returned. Nothing is bought before
 * the provider's event says that the page was paid. If the provider is away, the draft waits for the same call. With a coupon for everything
 * there is nothing to pay, and the purchase is done.
 */
export async function openCheckout(call: Asking & { body: WantedCheckout }): Promise<string> {
  const { services, actor, body } = call;
  const provider = requireProvider(services);
  const { quantity: licensesNumber, couponCode, idempotencyKey = randomUUID(), clientReferenceId = null } = body;
  const inTx = inTxOf(call);
  const { order, name } = await inTx(async (tx, buyer) => {
    const { company } = await requireDirectBuyer({ tx, actor: buyer });
    const wanted = {
      licensesNumber,
      promotionCode: couponCode || undefined,
      paymentMethod: 'credit_card',
      idempotencyKey,
    } as const;
    const invoiceId = await placeOrder(tx, buyer, { ...wanted, sale: { for: 'itself' }, takesCards: true });
    return { order: await readPurchase(tx, invoiceId), name: company.name };
  });
  if (order.status === 'void') throw new Refusal('payment_failed');
  if (order.status !== 'draft') return `${baseUrl(services.env)}${purchaseReturn}`;
  const payer = await knownPayer(call, provider, name);
  const { invoiceId: reference, cents } = order;
  const { sessionId, url } = await provider.openCheckout({
    reference,
    payer,
    seats: licensesNumber,
    cents,
    lang: languageOf(call),
    attempt: 0,
    returnTo: purchaseReturn,
    cancelTo: cancelReturn,
    clientReferenceId,
  });
  const isStillWanted = await inTx(async (tx) => {
    await noteCheckout(tx, { companyId: actor.companyId, invoiceId: reference, provider: provider.name, sessionId });
    return (await readPurchase(tx, reference)).status === 'draft';
  });
  if (!isStillWanted) throw new Refusal('payment_failed');
  return url;
}

/** The address of the provider's page with the payments of the company in scope. */
export async function openPortal(call: Asking): Promise<string> {
  const provider = requireProvider(call.services);
  const name = await inTxOf(call)(async (tx, actor) => (await requireDirectBuyer({ tx, actor })).company.name);
  return provider.openPortal(await knownPayer(call, provider, name), languageOf(call));
}
