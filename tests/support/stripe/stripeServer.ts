import { startCheckout } from '#contract/billing/checkout';
import { aBuyer } from '../calls/aBuyer.ts';
import { startQuietServer } from '../server/testServer.ts';
import { signatureOf, startStripeApi, stripeSecrets } from './stripeApi.ts';

const eventsPath = '/gateway/api/v1/billing/stripe/events';

/** A server that takes cards with Stripe, and the Stripe that it calls. */
export async function startStripeServer() {
  const stripe = await startStripeApi();
  const server = await startQuietServer({
    STRIPE_SECRET_KEY: stripeSecrets.key,
    STRIPE_WEBHOOK_SECRET: stripeSecrets.webhook,
    STRIPE_API_URL: stripe.url,
  });
  return {
    server,
    stripe,
    /** Delivers an event to our server; its status, and what became of the event. */
    async deliver(event: string, signature = signatureOf(event)) {
      const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
      const reply = await server.app.inject({ method: 'POST', url: eventsPath, payload: event, headers });
      return [reply.statusCode, reply.json<{ outcome?: string }>().outcome ?? reply.json<{ error: { code: string } }>().error.code];
    },
    /** A company that buys, on a page of Stripe. */
    async aBuyer(lang = 'en') {
      const buyer = await aBuyer(server, {}, lang);
      return {
        ...buyer,
        /** Opens a payment page; the id of its session. */
        async openSession(more: object = {}): Promise<string> {
          const body = { email: buyer.admin.email, companyId: buyer.company.id, quantity: 50, ...more };
          return new URL((await buyer.call(startCheckout, { body })).text).pathname.slice(1);
        },
      };
    },
    async close() {
      await server.close();
      await stripe.close();
    },
  };
}
