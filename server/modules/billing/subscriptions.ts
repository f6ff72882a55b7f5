import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { subscription } from '#contract/billing/subscriptions';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { CompanyRow } from '../companies/public.ts';
import { isOverdue } from './overdue.ts';

type SubscriptionOut = z.output<typeof subscription>;

const trialStates = { available: 'available', active: 'trialing', expired: 'expired' } as const;
const notBought = { stripe_subscription_id: null, stripe_reserved_seats: null, stripe_price_per_user_cents: null };

interface Bought {
  end: Date;
  seats: number;
  price: number | null;
  reference: string | null;
  isUnpaid: boolean;
  isPastDue: boolean;
}

/**
 * The subscriptions of the company at a moment. Nothing stores them: period and seats follow from the ledger, price and status from its own
 * invoices (past due: one is open after its date; unpaid: one is uncollectible). Seats that it bought for a customer and that were
 * returned are in its balance, but not in its plan. Licences that ended are left out if the company had planned the downgrade to free.
 */
export async function readSubscriptions(tx: Tx, company: CompanyRow, at: Date): Promise<SubscriptionOut[]> {
  const { id, hasBoost, hasSuperBoost, trialStatus, trialEndsAt } = company;
  const [bought] = await rows<Bought>(
    tx,
    sql`WITH held AS (
        SELECT h.ends_at, h.seats, l.yearly_cents, l.starts_at, i.id AS invoice, i.provider_reference, i.status, ${isOverdue(at)} AS overdue
        FROM seat_holdings h LEFT JOIN invoice_lines l ON l.id = h.lot_id AND l.company_id = ${id}
          LEFT JOIN invoices i ON i.id = l.invoice_id
        WHERE h.company_id = ${id} AND h.seats > 0 AND (i.id IS NULL OR i.customer_id = ${id}))
      SELECT max(ends_at) AS end, coalesce(sum(seats) FILTER (WHERE ends_at > ${at}), 0)::int AS seats,
        (array_agg(yearly_cents ORDER BY starts_at DESC) FILTER (WHERE invoice IS NOT NULL))[1] AS price,
        (array_agg(provider_reference ORDER BY starts_at DESC) FILTER (WHERE invoice IS NOT NULL))[1] AS reference,
        coalesce(bool_or(status = 'uncollectible'), false) AS "isUnpaid",
        coalesce(bool_or(overdue), false) AS "isPastDue"
      FROM held WHERE ends_at > ${at} OR NOT EXISTS (SELECT 1 FROM held n WHERE n.ends_at > ${at})
      HAVING max(ends_at) > ${at} OR (count(*) > 0 AND NOT EXISTS (SELECT 1 FROM planned_downgrades WHERE company_id = ${id}))`,
  );
  const paid: SubscriptionOut | false = bought !== undefined && {
    status: bought.seats === 0 ? 'expired' : bought.isUnpaid ? 'unpaid' : bought.isPastDue ? 'past_due' : 'active',
    stripe_current_period_end: bought.end,
    stripe_subscription_id: bought.reference,
    stripe_reserved_seats: bought.seats,
    stripe_price_per_user_cents: bought.price,
  };
  const granted = !paid &&
    (hasBoost || hasSuperBoost) && { status: 'active' as const, stripe_current_period_end: null, ...notBought };
  const trial = trialStatus && { status: trialStates[trialStatus], stripe_current_period_end: trialEndsAt, ...notBought };
  return [paid, granted, trial].filter((one) => one !== false && one !== null);
}
