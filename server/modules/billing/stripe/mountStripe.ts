import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Stripe } from 'stripe';
import { Refusal } from '../../../core/refusal.ts';
import { apiBase } from '../../../http/mountEndpoint.ts';
import type { Services } from '../../../services.ts';
import { type EventOutcome, takePaymentEvent } from '../payments/takePaymentEvent.ts';
import { answerOf, isMissing, type StripeSettings, stripeClient } from './stripeClient.ts';
import { stripeProvider } from './stripeProvider.ts';

export const stripeEventsPath = `${apiBase}/api/v1/billing/stripe/events`;

/** An older signature is refused, so that a recorded request cannot be sent again later. */
const toleranceSeconds = 300;

/**
 * Receives the events of Stripe. Their signature is of the bytes, so this route alone keeps the body as it came. Everything that was
 * understood is answered with 200, also what is not ours; after any other answer Stripe sends the event again, for three days.
 */
export async function mountStripe(app: FastifyInstance, services: Services, settings: StripeSettings): Promise<void> {
  const provider = stripeProvider(services.env, settings);
  const stripe = await stripeClient(settings);

  async function take(event: Stripe.Event): Promise<EventOutcome> {
    const { id, livemode: isLive, type } = event;
    if (isLive !== settings.isLive) {
      services.log.warn({ event: id, isLive }, 'an event of the other mode of Stripe was refused');
      return 'refused';
    }
    const sessionId = await sessionOf(stripe, event);
    if (sessionId === null) return 'refused';
    const outcome = await takePaymentEvent(services, provider, { id, sessionId, isLive });
    services.log.info({ event: id, type, outcome }, 'event of Stripe');
    return outcome;
  }

  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
    raw.post(stripeEventsPath, { config: { rateLimit: {} } }, async (request, reply) => {
      const outcome = await take(signedEvent(stripe, settings, request));
      return reply.header('cache-control', 'no-store').send({ outcome });
    });
  });
}

/** The event of a request that Stripe signed in the last minutes. Refuses everything else with bad_request. */
function signedEvent(stripe: Stripe, { webhookSecret }: StripeSettings, { headers, body }: FastifyRequest): Stripe.Event {
  try {
    const signature = headers['stripe-signature'] ?? '';
    return stripe.webhooks.constructEvent(body as Buffer, signature, webhookSecret, toleranceSeconds);
  } catch (cause) {
    throw new Refusal('bad_request', { cause });
  }
}

/** The payment page that an event is about. A declined card is an event of its payment, whose page Stripe is asked for. */
async function sessionOf({ checkout }: Stripe, { type, data }: Stripe.Event): Promise<string | null> {
  if (!('id' in data.object) || typeof data.object.id !== 'string') return null;
  const { id } = data.object;
  if (type.startsWith('checkout.session.')) return id;
  if (type !== 'payment_intent.payment_failed') return null;
  const finding = checkout.sessions.list({ payment_intent: id, limit: 1 });
  const found = await answerOf(finding.catch((error: unknown) => (isMissing(error) ? { data: [] } : Promise.reject(error))));
  return found.data[0]?.id ?? null;
}
