import type { Stripe } from 'stripe';
import { Refusal } from '../../../core/refusal.ts';
import type { Env } from '../../../env.ts';

export type StripeSettings = NonNullable<Env['stripe']>;

/** The version of Stripe's API that this code was written for. The account may have another one. */
const apiVersion = '2026-10-28.endive';
const timeoutMs = 8000;

const clients = new WeakMap<StripeSettings, Promise<Stripe>>();

/** Stripe's library for these settings, loaded with the first use, because most installations start without it. */
export function stripeClient(settings: StripeSettings): Promise<Stripe> {
  const client = clients.get(settings) ?? open(settings);
  clients.set(settings, client);
  return client;
}

async function open({ secretKey, apiUrl }: StripeSettings): Promise<Stripe> {
  const { Stripe: Client } = await import('stripe');
  return new Client(secretKey, { apiVersion, timeout: timeoutMs, maxNetworkRetries: 1, telemetry: false, ...placeOf(apiUrl) });
}

function placeOf(apiUrl: string | undefined) {
  if (!apiUrl) return {};
  const { protocol, hostname: host, port } = new URL(apiUrl);
  return { protocol: protocol === 'https:' ? 'https' : 'http', host, ...(port && { port }) } as const;
}

/** What Stripe names an error: `StripeConnectionError`, `StripeIdempotencyError`. */
const typeOf = (error: unknown): unknown => (error instanceof Error && 'type' in error ? error.type : undefined);

export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'resource_missing';

/** The answer of a call of Stripe. Refuses with idempotency_key_used or payments_unavailable; the log has the cause. */
export async function answerOf<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    throw new Refusal(typeOf(cause) === 'StripeIdempotencyError' ? 'idempotency_key_used' : 'payments_unavailable', { cause });
  }
}
