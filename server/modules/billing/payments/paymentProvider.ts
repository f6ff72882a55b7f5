import type { ProviderName } from '../../../db/schema/payments.ts';
import type { Services } from '../../../services.ts';
import { sandboxProvider } from '../sandbox/sandboxProvider.ts';
import { stripeProvider } from '../stripe/stripeProvider.ts';

/** A purchase to be paid by card. */
interface Payment {
  /** The invoice's id. A provider never charges the same reference twice, so a repeated call answers the same. */
  reference: string;
  cents: number;
  /** What the buyer reads on the receipt. */
  description: string;
  orderNumber: string | null;
}

/** `pending`: the provider says later how it ended, and then somebody calls `settlePayment`. */
export type PaymentOutcome = { state: 'succeeded' | 'failed' | 'pending'; providerReference: string };

export interface Payer {
  companyId: string;
  name: string;
  email: string;
}

/** A page on which somebody pays for seats of Boost. `lang` is the folder of the reader's language. */
export interface CheckoutOrder {
  /** The invoice's id. The provider opens one page only for it and `attempt`. */
  reference: string;
  /** How many pages of the invoice have ended without a payment. */
  attempt: number;
  payer: Payer & { customer: string };
  seats: number;
  cents: number;
  lang: string;
  /** Path of ours to which the page leads after the payment, and the one without. They grant nothing. */
  returnTo: string;
  cancelTo: string;
  /** Handed on for the provider's referrals. Never read back. */
  clientReferenceId: string | null;
}

/** A payment page as the provider knows it now. `declined` and `open` can still be paid; `closed` cannot. */
export interface CheckoutFacts {
  state: 'open' | 'declined' | 'paid' | 'closed';
  reference: string;
  cents: number;
  currency: string;
  isLive: boolean;
  /** What the provider calls the payment. */
  payment: string;
}

/**
 * Takes card payments. Called outside of transactions, because it may use the network. If `charge` rejects, the invoice stays a draft and
 * the buyer may repeat the purchase with the same key.
 */
export interface PaymentProvider {
  name: ProviderName;
  /** Whether it moves real money. */
  isLive: boolean;
  /** Charges without a page. Absent where every payment needs one. */
  charge?(payment: Payment): Promise<PaymentOutcome>;
  /** Refunds all that `charge` took, once, however often it is called. */
  giveBack?(providerReference: string): Promise<void>;
  /** Makes the company known, once. Returns what the provider calls it. */
  createCustomer(payer: Payer): Promise<string>;
  openCheckout(order: CheckoutOrder): Promise<{ sessionId: string; url: string }>;
  /** Null if there is no such page. */
  readCheckout(sessionId: string): Promise<CheckoutFacts | null>;
  /** The address of a page with the company's payments. */
  openPortal(payer: CheckoutOrder['payer'], lang: string): Promise<string>;
}

/**
 * The provider of this installation: Stripe if it is set; null if cards are not set up. The sandbox moves no money, so a real server never
 * has it.
 */
export function paymentProviderOf(services: Pick<Services, 'env' | 'db' | 'signer'>): PaymentProvider | null {
  const { env } = services;
  if (env.stripe) return stripeProvider(env, env.stripe);
  return env.mode === 'server' ? null : sandboxProvider(services);
}
