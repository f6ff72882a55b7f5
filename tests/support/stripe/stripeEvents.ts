import { randomUUID } from 'node:crypto';

/** Fields of an event that a test wants to differ. */
interface Given {
  id?: string;
  livemode?: boolean;
  /** In seconds. */
  created?: number;
}

/** An event as Stripe writes it: pretty-printed, with the object of its moment, which may be out of date when it arrives. */
export const eventText = (type: string, object: unknown, given: Given = {}): string => {
  const { id = `evt_${randomUUID()}`, livemode = false, created = Math.floor(Date.now() / 1000) } = given;
  return JSON.stringify(
    {
      id,
      object: 'event',
      api_version: '2024-06-20',
      created,
      data: { object },
      livemode,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    },
    null,
    2,
  );
};

/** An event about a payment page. `claims` are fields of its object, which nobody should believe. */
export const sessionEvent = (
  kind: 'completed' | 'expired' | 'async_payment_failed',
  sessionId: string,
  given: Given & { claims?: object } = {},
): string =>
  eventText(
    `checkout.session.${kind}`,
    { id: sessionId, object: 'checkout.session', mode: 'payment', payment_status: 'paid', status: 'complete', ...given.claims },
    given,
  );

/** A card was declined on the page of a payment. */
export const declinedEvent = (intentId: string, given: Given = {}): string =>
  eventText(
    'payment_intent.payment_failed',
    { id: intentId, object: 'payment_intent', status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } },
    given,
  );

/** An event of the account that is about something else. */
export const subscriptionDeletedEvent = (): string =>
  eventText('customer.subscription.deleted', { id: `sub_${randomUUID()}`, object: 'subscription', status: 'canceled' });
