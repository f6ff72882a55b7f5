import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import { findLanguage, languages } from '#locales/languages.ts';
import { baseUrl, type Env } from '../../../env.ts';
import { writingIn } from '../../../texts/writing.ts';
import type { CheckoutFacts, CheckoutOrder, PaymentProvider } from '../payments/paymentProvider.ts';
import { portalReturn } from '../payments/returns.ts';
import { answerOf, isMissing, type StripeSettings, stripeClient } from './stripeClient.ts';

/** Languages in which Stripe has no pages; it then takes the browser's. */
const notAtStripe = ['he', 'ar'];
const localeOf = (lang: string) => (notAtStripe.includes(lang) ? 'auto' : (lang as Stripe.Checkout.SessionCreateParams.Locale));

/** What Stripe accepts as `client_reference_id`. Other values only matter to a referral program, and are left out. */
const fitsReferral = /^[\w-]{1,200}$/;

/** Stripe refuses a key that comes again with another content, so the key of what may change contains it. */
const digest = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);

/** The line of the payment page. Its price is the whole amount: a discount or part of a year is not a multiple of the seats. */
function lineOf({ seats, cents, lang }: CheckoutOrder): Stripe.Checkout.SessionCreateParams.LineItem {
  const writing = writingIn(findLanguage(lang) ?? languages[0], 'UTC');
  const description = `${writing.text('sandbox.licenses')}: ${writing.number(seats)}`;
  return { quantity: 1, price_data: { currency: 'usd', unit_amount: cents, product_data: { name: 'Heed Boost', description } } };
}

/** `complete` without `paid` is a payment that is still under way; if it fails, Stripe asks for another way to pay. */
function stateOf({ status, payment_status: payment, payment_intent: intent }: Stripe.Checkout.Session): CheckoutFacts['state'] {
  if (payment === 'paid') return 'paid';
  if (status === 'expired') return 'closed';
  const isDeclined = intent !== null && typeof intent !== 'string' && intent.last_payment_error !== null;
  if (status === 'complete') return isDeclined ? 'closed' : 'open';
  return isDeclined ? 'declined' : 'open';
}

const nameOf = ({ payment_intent: intent, id }: Stripe.Checkout.Session): string =>
  (typeof intent === 'string' ? intent : intent?.id) ?? id;

/**
 * Card payments by Stripe: its payment page, and its portal with the company's payments. Each payment is for one invoice, whose price is
 * ours; products and subscriptions of the account are not used.
 */
export function stripeProvider(env: Env, settings: StripeSettings): PaymentProvider {
  const origin = baseUrl(env);
  const client = () => stripeClient(settings);
  return {
    name: 'stripe',
    isLive: settings.isLive,
    async createCustomer({ companyId, name, email }) {
      const { customers } = await client();
      const idempotencyKey = `customer ${companyId} ${digest(name, email)}`;
      return (await answerOf(customers.create({ name, email, metadata: { company: companyId } }, { idempotencyKey }))).id;
    },
    async openCheckout(order) {
      const { reference, attempt, payer, lang, returnTo, cancelTo, clientReferenceId } = order;
      const { checkout } = await client();
      const page: Stripe.Checkout.SessionCreateParams = {
        mode: 'payment',
        allowed_payment_method_types: ['card'],
        // Otherwise Stripe may ask for the price in another currency.
        adaptive_pricing: { enabled: false },
        customer: payer.customer,
        line_items: [lineOf(order)],
        locale: localeOf(lang),
        metadata: { invoice: reference },
        payment_intent_data: { metadata: { invoice: reference } },
        success_url: origin + returnTo,
        cancel_url: origin + cancelTo,
        ...(clientReferenceId && fitsReferral.test(clientReferenceId) && { client_reference_id: clientReferenceId }),
      };
      const session = await answerOf(checkout.sessions.create(page, { idempotencyKey: `checkout ${reference} ${attempt}` }));
      return { sessionId: session.id, url: session.url ?? origin + cancelTo };
    },
    async readCheckout(sessionId) {
      const { checkout } = await client();
      const reading = checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] });
      const session = await answerOf(reading.catch((error: unknown) => (isMissing(error) ? null : Promise.reject(error))));
      return (
        session && {
          state: stateOf(session),
          reference: session.metadata?.['invoice'] ?? '',
          cents: session.amount_total ?? 0,
          currency: session.currency ?? '',
          isLive: session.livemode,
          payment: nameOf(session),
        }
      );
    },
    async openPortal({ customer }, lang) {
      const { billingPortal } = await client();
      const portal = { customer, return_url: origin + portalReturn, locale: localeOf(lang) };
      return (await answerOf(billingPortal.sessions.create(portal))).url;
    },
  };
}
