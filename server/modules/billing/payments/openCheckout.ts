import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { WantedCheckout } from '#contract/billing/checkout';
import { acceptedLanguage } from '#locales/languages.ts';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import { checkouts, paymentCustomers } from '../../../db/schema.ts';
import { scopeOf, type Tx, tenantTx } from '../../../db/tx.ts';
import { baseUrl } from '../../../env.ts';
import type { Services } from '../../../services.ts';
import { readPurchase } from '../orders/buy.ts';
import { placeOrder } from '../orders/placeOrder.ts';
import { requireDirectBuyer } from '../plans/requireDirectBuyer.ts';
import { paymentProviderOf, type PaymentProvider } from './paymentProvider.ts';
import { purchaseReturn } from './returns.ts';

interface Asking {
  services: Services;
  actor: Actor;
  request: { headers: { 'accept-language'?: string | undefined } };
}

const languageOf = ({ request }: Asking): string => acceptedLanguage(request.headers['accept-language']).folder;

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
    clientReferenceId,
  });
  const checkout = { companyId: actor.companyId, invoiceId: reference, provider: provider.name, sessionId, createdAt: now() };
  const isStillWanted = await inTx(async (tx) => {
    await tx.insert(checkouts).values(checkout).onConflictDoNothing();
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

const inTxOf =
  ({ services, actor }: Asking) =>
  <T>(work: (tx: Tx, actor: Actor) => Promise<T>): Promise<T> =>
    tenantTx(services.db, scopeOf(actor), 'write', work);

function requireProvider(services: Services): PaymentProvider {
  const provider = paymentProviderOf(services);
  if (!provider) throw new Refusal('card_not_available');
  return provider;
}

/** The company as payer, which the provider gets to know the first time. */
async function knownPayer(call: Asking, provider: PaymentProvider, name: string) {
  const { companyId, email } = call.actor;
  const payer = { companyId, name, email };
  const inTx = inTxOf(call);
  const find = async (tx: Tx) => {
    const known = await tx.select().from(paymentCustomers).where(eq(paymentCustomers.companyId, companyId));
    return known.find(({ provider: of }) => of === provider.name)?.reference;
  };
  const known = await inTx(find);
  if (known) return { ...payer, customer: known };
  const reference = await provider.createCustomer(payer);
  const customer = await inTx(async (tx) => {
    await tx
      .insert(paymentCustomers)
      .values({ companyId, provider: provider.name, reference, createdAt: now() })
      .onConflictDoNothing();
    return (await find(tx)) ?? reference;
  });
  return { ...payer, customer };
}
