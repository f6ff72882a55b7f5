import { createCoupon, listCoupons } from '#contract/billing/coupons';
import { endpointAdapter } from '~/dataProvider/endpointAdapter.ts';
import { isHeedError } from '~/errors/heedError.ts';

export const couponsAdapter = endpointAdapter(
  { list: listCoupons, create: createCoupon },
  { refusals: (error) => (isHeedError(error, 'name_in_use') ? { code: 'credit.coupons.taken' } : undefined) },
);
