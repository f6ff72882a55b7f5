import type { z } from 'zod';
import type { calculatePrice as endpoint } from '#contract/billing/licences';
import type { PaymentMethod } from '#contract/billing/invoiceStates';
import { Refusal } from '../../../core/refusal.ts';
import type { Actor } from '../../../core/actor.ts';
import type { Tx } from '../../../db/tx.ts';
import { companyRow } from '../../companies/public.ts';
import { requireCustomer } from '../customer.ts';
import { quote, readMethods } from './quote.ts';

interface PriceCall {
  tx: Tx;
  actor: Actor;
  query: { licensesNumber: number; couponCode?: string | undefined; paymentMethod?: PaymentMethod | undefined };
  takesCards: boolean;
}

/** What a purchase for the company itself, or for a direct customer, would cost now. */
export async function calculatePrice(
  { tx, actor, query, takesCards }: PriceCall,
  customerId?: string,
): Promise<z.output<(typeof endpoint)['reply']>> {
  if (customerId) await requireCustomer(tx, customerId, { lock: false });
  else await requireOwnPurchase({ tx, actor });
  const { licensesNumber, couponCode, paymentMethod: method = 'credit_card' } = query;
  const request = { customerId: customerId ?? actor.companyId, licensesNumber, couponCode: couponCode || undefined, method };
  const { coupon, bank, unitCents, endsAt, seats, subtotal, discount, total, bankWithdrawal, amountDue, isUpgrade } = await quote(
    tx,
    actor,
    request,
    { isPurchase: false },
  );
  return {
    licensesNumber: seats,
    pricePerLicense: unitCents,
    subtotal,
    discount,
    total,
    bankWithdrawal,
    amountDue,
    coupon: couponCode
      ? { code: couponCode, percentOff: coupon?.percentOff ?? 0, refusal: coupon ? null : 'coupon_not_valid' }
      : null,
    isUpgrade,
    periodEnd: endsAt,
    bank,
    methods: await readMethods(tx, actor, bank, takesCards),
  };
}

/** Refuses with contact_your_provider if the company is a partner's customer, which buys from its partner. */
export async function requireOwnPurchase(call: { tx: Tx; actor: Actor }): Promise<void> {
  const { company } = await companyRow(call);
  if (company.parentId && !company.isPartner) throw new Refusal('contact_your_provider');
}
