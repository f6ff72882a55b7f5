import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calculatePrice, type Price } from '#contract/billing/licences';
import { getPricing } from '#contract/billing/subscriptions';
import { useEndpoint } from '~/dataProvider/index.ts';
import { dynamicKey } from '~/i18n/dynamicKey.ts';

const pauseMs = 300;

export interface ShownPrice {
  /** Undefined until it is known, and for a number that cannot be bought. */
  price: Price | undefined;
  /** Of a seat for a year, in cents, without what a coupon takes off. */
  pricePerSeat: number | undefined;
  /** Why the promotion code is not accepted, in words. */
  refusal: string | undefined;
  /** The price is that of what is typed, and its code is accepted or empty. */
  isAccepted: boolean;
  error: Error | null;
}

/** What a number of seats costs, once typing has paused; null asks nothing. i18n-keys: errors.* */
export function usePrice(seats: number | null, code: string): ShownPrice {
  const { t } = useTranslation();
  const wanted = usePaused(seats === null ? '' : `${seats} ${code}`);
  const [number = '', ...rest] = wanted.split(' ');
  const coupon = rest.join(' ');
  const options = { enabled: number !== '', keepPrevious: true };
  const price = useEndpoint(
    calculatePrice,
    { query: { licensesNumber: number, ...(coupon && { couponCode: coupon }), paymentMethod: 'credit_card' } },
    options,
  );
  const pricing = useEndpoint(getPricing, { query: { usersNumber: number } }, options);
  const refused = price.data?.coupon?.refusal;
  const isCurrent =
    seats !== null && wanted === `${seats} ${code}` && price.data?.licensesNumber === seats && !price.isPlaceholderData;
  return {
    price: seats === null ? undefined : price.data,
    pricePerSeat: pricing.data?.pricing.pricePerSeat,
    refusal: code !== '' && refused ? t(dynamicKey(`errors.${refused}`)) : undefined,
    isAccepted: isCurrent && !refused,
    error: price.error ?? pricing.error,
  };
}

/** A text once it has not changed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
