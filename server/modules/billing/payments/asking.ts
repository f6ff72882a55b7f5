import { eq } from 'drizzle-orm';
import { acceptedLanguage } from '#locales/languages.ts';
import { now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import { checkouts, paymentCustomers } from '../../../db/schema.ts';
import { scopeOf, type Tx, tenantTx } from '../../../db/tx.ts';
import type { Services } from '../../../services.ts';
import { paymentProviderOf, type PaymentProvider } from './paymentProvider.ts';

/** A call that asks the payment provider for a page. It has no transaction, because the provider may be far away. */
export interface Asking {
  services: Services;
  actor: Actor;
  request: { headers: { 'accept-language'?: string | undefined } };
}

export const languageOf = ({ request }: Asking): string => acceptedLanguage(request.headers['accept-language']).folder;

/** Runs short transactions of the caller. */
export const inTxOf =
  ({ services, actor }: Asking) =>
  <T>(work: (tx: Tx, actor: Actor) => Promise<T>): Promise<T> =>
    tenantTx(services.db, scopeOf(actor), 'write', work);

export function requireProvider(services: Services): PaymentProvider {
  const provider = paymentProviderOf(services);
  if (!provider) throw new Refusal('card_not_available');
  return provider;
}

/** The company as payer, which the provider gets to know the first time. */
export async function knownPayer(call: Asking, provider: PaymentProvider, name: string) {
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

type Opened = Pick<typeof checkouts.$inferInsert, 'companyId' | 'invoiceId' | 'provider' | 'sessionId'>;

/** Remembers for which company and invoice a page was opened; nothing happens if it is known. */
export const noteCheckout = (tx: Tx, opened: Opened) =>
  tx
    .insert(checkouts)
    .values({ ...opened, createdAt: now() })
    .onConflictDoNothing();
