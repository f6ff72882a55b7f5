import { billingLimits } from '#contract/billing/limits';
import { monthlyPrice } from '#contract/billing/prices';
import { getPricing } from '#contract/billing/subscriptions';
import { formatMoney } from '~/components/data/format.ts';
import { useEndpoint } from '~/dataProvider/index.ts';

const query = { usersNumber: String(billingLimits.boost.min) };

/** What Boost costs for a user and month, as text; it is the same for any number of users. */
export function useMonthlyPrice({ enabled = true } = {}): string | undefined {
  const { data } = useEndpoint(getPricing, { query }, { enabled });
  return data && formatMoney(Number(monthlyPrice(data.pricing.pricePerSeat)) * 100);
}
