import { useEffect, useState } from 'react';
import type { Price } from '#contract/billing/licences';
import type { PaymentMethod } from '#contract/billing/invoiceStates';
import { billingLimits } from '#contract/billing/limits';
import { useEndpoint } from '~/dataProvider/index.ts';
import { type LicenceCustomer, placeOf, type SaleKind, sales } from './sale.ts';

const waitMs = 300;

interface PriceQuery {
  kind: SaleKind;
  customer?: LicenceCustomer | undefined;
  /** As typed. */
  licensesNumber: string;
  promotionCode: string;
  paymentMethod: PaymentMethod;
}

/** Whether the server knows a price for this number. */
const isPriced = (typed: string): boolean => {
  const { min, most } = billingLimits.licences;
  return /^\d{1,6}$/.test(typed) && Number(typed) >= min && Number(typed) <= most;
};

/**
 * The price of the order in the form, from the server, shortly after the last change. `isCurrent` is false while it belongs to earlier values;
 * without a valid number there is no price. `refusal` is why the promotion code, as it stands, is not accepted.
 */
export function usePrice({ kind, customer, licensesNumber, promotionCode, paymentMethod }: PriceQuery) {
  const typed = `${licensesNumber} ${promotionCode.trim()}`;
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), waitMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const number = settled.split(' ', 1)[0] ?? '';
  const couponCode = settled.slice(number.length + 1);
  const query = { licensesNumber: number, paymentMethod, ...(couponCode && { couponCode }) };
  const call = useEndpoint(sales[kind].price, { ...placeOf(customer), query } as never, {
    enabled: isPriced(number),
    keepPrevious: true,
  });
  const price: Price | undefined = isPriced(licensesNumber) ? (call.data as Price | undefined) : undefined;
  const isCurrent = settled === typed && price !== undefined && !call.isPlaceholderData && !call.isFetching;
  const refusal = isCurrent && couponCode ? (price.coupon?.refusal ?? undefined) : undefined;
  return { price, isCurrent, refusal, error: call.error };
}
