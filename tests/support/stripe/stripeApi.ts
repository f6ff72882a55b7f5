import { createHash, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { Stripe } from 'stripe';

export const stripeSecrets = { key: 'sk_test_ofTheTests', webhook: 'whsec_ofTheTests' } as const;

export interface FakeSession {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: { id: string; last_payment_error: { code: string } | null } | null;
  amount_total: number;
  currency: string;
  livemode: boolean;
  metadata: Record<string, string>;
  url: string;
}

/** A call as Stripe received it: its form's fields by their names on the wire, such as `line_items[0][quantity]`. */
interface Received {
  path: string;
  key: string | undefined;
  version: string | undefined;
  form: Record<string, string>;
}

/**
 * A local server that answers like Stripe's API, as far as this project calls it: form bodies, idempotency keys, errors, and the shape of
 * its objects. `sessions` are its payment pages, on which tests act for the buyer.
 */
export async function startStripeApi() {
  const app = Fastify();
  const sessions = new Map<string, FakeSession>();
  const received: Received[] = [];
  const answers = new Map<string, { content: string; answer: unknown }>();
  const state = { isAway: false };

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );
  app.addHook('preHandler', async ({ headers, body, url }, reply) => {
    if (state.isAway) return reply.code(500).send({ error: { type: 'api_error', message: 'away' } });
    if (headers.authorization !== `Bearer ${stripeSecrets.key}`)
      return reply.code(401).send({ error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } });
    const [key, version] = [headers['idempotency-key'], headers['stripe-version']].map((value) => value?.toString());
    received.push({ path: url, key, version, form: (body ?? {}) as Record<string, string> });
  });
  /** The first answer again for the same key; an error if the content is another one. */
  const once = (make: (form: Record<string, string>) => unknown) => async (request: { headers: object; body: unknown }) => {
    const key = (request.headers as Record<string, string>)['idempotency-key'] ?? randomUUID();
    const content = createHash('sha256').update(JSON.stringify(request.body)).digest('hex');
    const earlier = answers.get(key);
    if (earlier && earlier.content !== content) throw Object.assign(new Error('other parameters'), { statusCode: 400 });
    const answer = earlier?.answer ?? make(request.body as Record<string, string>);
    answers.set(key, { content, answer });
    return answer;
  };
  app.setErrorHandler((error: Error, _request, reply) =>
    reply.code(400).send({ error: { type: 'idempotency_error', message: error.message } }),
  );

  app.post(
    '/v1/customers',
    once(({ name }) => ({ id: `cus_${randomUUID()}`, object: 'customer', name, livemode: false })),
  );
  app.post(
    '/v1/checkout/sessions',
    once((form) => {
      const id = `cs_test_${randomUUID()}`;
      const made: FakeSession = {
        id,
        object: 'checkout.session',
        status: 'open',
        payment_status: 'unpaid',
        payment_intent: null,
        amount_total: Number(form['line_items[0][price_data][unit_amount]']) * Number(form['line_items[0][quantity]']),
        currency: form['line_items[0][price_data][currency]'] ?? '',
        livemode: false,
        metadata: { invoice: form['metadata[invoice]'] ?? '' },
        url: `https://checkout.stripe.example/${id}`,
      };
      sessions.set(id, made);
      return made;
    }),
  );
  app.get<{ Params: { id: string } }>('/v1/checkout/sessions/:id', async ({ params }, reply) => {
    const found = sessions.get(params.id);
    return (
      found ??
      reply.code(404).send({ error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such session' } })
    );
  });
  app.get<{ Querystring: { payment_intent: string } }>('/v1/checkout/sessions', async ({ query }) => ({
    object: 'list',
    data: [...sessions.values()].filter(({ payment_intent: intent }) => intent?.id === query.payment_intent),
    has_more: false,
  }));
  app.post('/v1/billing_portal/sessions', async ({ body }) => ({
    id: 'bps_1',
    object: 'billing_portal.session',
    url: `https://billing.stripe.example/${(body as Record<string, string>)['customer']}`,
  }));

  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const sessionOf = (id: string) => {
    const session = sessions.get(id);
    if (!session) throw new Error(`no session ${id}`);
    return session;
  };
  const change = (id: string, to: Partial<FakeSession>) => void sessions.set(id, { ...sessionOf(id), ...to });
  return {
    url,
    received,
    state,
    change,
    pay: (id: string) =>
      change(id, {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: { id: `pi_${id.slice(8)}`, last_payment_error: null },
      }),
    decline: (id: string) =>
      change(id, { payment_intent: { id: `pi_${id.slice(8)}`, last_payment_error: { code: 'card_declined' } } }),
    expire: (id: string) => change(id, { status: 'expired' }),
    close: () => app.close(),
  };
}

export type StripeApi = Awaited<ReturnType<typeof startStripeApi>>;

/** Signs the text of an event as Stripe does. `at`: when, in seconds. */
export const signatureOf = (payload: string, at = Math.floor(Date.now() / 1000), secret: string = stripeSecrets.webhook) =>
  new Stripe(stripeSecrets.key).webhooks.generateTestHeaderString({ payload, secret, timestamp: at });
