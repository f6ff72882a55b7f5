import { randomUUID } from 'node:crypto';
import type { CheckoutRequest } from '#contract/billing/checkout';
import { Refusal } from '../../../core/refusal.ts';
import { baseUrl } from '../../../env.ts';
import { readPurchase } from '../orders/buy.ts';
import { placeOrder } from '../orders/placeOrder.ts';
import { requireDirectBuyer } from '../plans/requireDirectBuyer.ts';
import { type Asking, inTxOf, knownPayer, languageOf, noteCheckout, requireProvider } from './asking.ts';
import { cancelReturn, purchaseReturn } from './returns.ts';

/**
 * Begins a purchase by card: writes a draft invoice, opens a payment page for it, and returns the URL of the page. Nothing is bought
 * before the provider's event says that the page was paid. If the provider cannot be reached, the draft stays and the same call continues
 * with it. With a coupon of 100 % there is nothing to pay: the purchase is made at once, and the URL is that of the console.
 */
export async function openCheckout(call: Asking & { body: CheckoutRequest }): Promise<string> {
  const { services, actor, body } = call;
  const provider = requireProvider(services);
  const { quantity: licensesNumber, couponCode, idempotencyKey = randomUUID(), clientReferenceId = null } = body;
  const inTx = inTxOf(call);
  const { ordered, name } = await inTx(async (tx, buyer) => {
    const { company } = await requireDirectBuyer({ tx, actor: buyer });
    const order = {
      licensesNumber,
      promotionCode: couponCode || undefined,
      paymentMethod: 'credit_card',
      idempotencyKey,
    } as const;
    const invoiceId = await placeOrder(tx, buyer, { ...order, sale: { for: 'itself' }, takesCards: true });
    return { ordered: await readPurchase(tx, invoiceId), name: company.name };
  });
  if (ordered.status === 'void') throw new Refusal('payment_failed');
  if (ordered.status !== 'draft') return `${baseUrl(services.env)}${purchaseReturn}`;
  const payer = await knownPayer(call, provider, name);
  const { invoiceId: reference, cents } = ordered;
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
  const isStillDraft = await inTx(async (tx) => {
    await noteCheckout(tx, { companyId: actor.companyId, invoiceId: reference, provider: provider.name, sessionId });
    return (await readPurchase(tx, reference)).status === 'draft';
  });
  if (!isStillDraft) throw new Refusal('payment_failed');
  return url;
}

/** The address of the provider's page with the payments of the company in scope. */
export async function openPortal(call: Asking): Promise<string> {
  const provider = requireProvider(call.services);
  const name = await inTxOf(call)(async (tx, actor) => (await requireDirectBuyer({ tx, actor })).company.name);
  return provider.openPortal(await knownPayer(call, provider, name), languageOf(call));
}
