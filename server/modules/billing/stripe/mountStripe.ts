import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { machineTime } from '../../../clock.ts';
import { Refusal } from '../../../core/refusal.ts';
import { apiBase } from '../../../http/mountEndpoint.ts';
import type { Services } from '../../../services.ts';
import { type EventOutcome, takePaymentEvent } from '../payments/takePaymentEvent.ts';
import { answerOf, isMissing, type StripeSettings, stripeClient } from './stripeClient.ts';
import { stripeProvider } from './stripeProvider.ts';

export const stripeEventsPath = `${apiBase}/api/v1/billing/stripe/events`;

/**
 * A signature that is older is refused, so that a recorded request cannot be sent again later. A signature or an event from the future is
 * refused too: it would stay valid until its time has come.
 */
const toleranceSeconds = 300;

/** The fields of an event that we read; checked although the event is signed. */
const eventShape = z.looseObject({
  id: z.string(),
  type: z.string(),
  livemode: z.boolean(),
  created: z.number(),
  data: z.looseObject({ object: z.looseObject({}) }),
});

/**
 * Receives the events of Stripe. The signature covers the bytes, so this route alone keeps the body unparsed. Every event that could be
 * read is answered with 200, also one that is not about a page of ours; after any other answer Stripe sends the event again, for three days.
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
    const event = stripe.webhooks.constructEvent(body as Buffer, signature, webhookSecret, toleranceSeconds);
    const { created } = eventShape.parse(event);
    // The library only compares with the past.
    const latest = Math.max(created, signedAt(String(signature)));
    if (!(latest <= machineTime().getTime() / 1000 + toleranceSeconds)) throw new Error('the event is of the future');
    return event;
  } catch (cause) {
    throw new Refusal('bad_request', { cause });
  }
}

/** The time in a header that the library has accepted: `t=1700000000,v1=…`. If there are several, it is the last one, as there. */
const signedAt = (header: string): number => Number([...header.matchAll(/(?:^|,)t=(\d+)/g)].at(-1)?.[1]);

/** The payment page that an event is about. The event of a declined card names only the payment, so its page is requested from Stripe. */
async function sessionOf({ checkout }: Stripe, { type, data }: Stripe.Event): Promise<string | null> {
  if (!('id' in data.object) || typeof data.object.id !== 'string') return null;
  const { id } = data.object;
  if (type.startsWith('checkout.session.')) return id;
  if (type !== 'payment_intent.payment_failed') return null;
  const finding = checkout.sessions.list({ payment_intent: id, limit: 1 });
  const found = await answerOf(finding.catch((error: unknown) => (isMissing(error) ? { data: [] } : Promise.reject(error))));
  return found.data[0]?.id ?? null;
}
