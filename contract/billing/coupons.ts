import { z } from 'zod';
import { at, endpoint, id, many, money } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';
import { dataReply } from '../kit/replies.ts';
import { pageShape } from '../reports/reportQuery.ts';
import { billingLimits } from './limits.ts';

const all = '/rest/v1/company/{companyId}/coupons';
const { couponMax } = billingLimits;

export const couponStates = ['valid', 'usedUp', 'ended'] as const;
export const couponPattern = new RegExp(`^[A-Z0-9_-]{3,${couponMax}}$`);

/** A discount for everybody who knows the code. `uses` counts invoices that are not void, `discountCents` is the sum on issued ones. */
const coupon = z.object({
  id,
  code: z.string(),
  percentOff: z.number().int(),
  uses: z.number().int(),
  mostUses: z.number().int().nullable(),
  discountCents: money,
  endsAt: at.nullable(),
  state: z.enum(couponStates),
  createdAt: at,
});
export type Coupon = z.input<typeof coupon>;

export const couponOrderFields = ['createdAt', 'code', 'percentOff', 'uses', 'endsAt'] as const;

export const listCoupons = endpoint({
  method: 'GET',
  path: all,
  summary: 'Promotion codes with their uses, for staff',
  access: 'coupons:read',
  tx: 'read',
  query: z.object({
    ...pageShape(couponOrderFields),
    search: z.string().trim().max(textLimits.textMax).optional(),
    states: many(z.enum(couponStates)),
  }),
  reply: dataReply(coupon),
  errors: [],
});

/** Codes are in upper case. A repeated call with the same key has the same answer; a second code with the same name is name_in_use. */
export const createCoupon = endpoint({
  method: 'POST',
  path: all,
  summary: 'Creates a promotion code',
  access: 'coupons:write',
  tx: 'write',
  body: z.object({
    code: z.string().trim().toUpperCase().regex(couponPattern),
    percentOff: z.number().int().min(1).max(100),
    mostUses: z.number().int().min(1).max(billingLimits.couponUses).nullable(),
    /** The last moment; null for no end. */
    endsAt: at.nullable(),
    idempotencyKey: id,
  }),
  reply: coupon,
  errors: ['name_in_use', 'idempotency_key_used'],
});

/** Earlier purchases keep their discount. A code that has ended does not change. */
export const endCoupon = endpoint({
  method: 'POST',
  path: `${all}/{couponId}/end`,
  summary: 'Ends a promotion code at once',
  access: 'coupons:write',
  tx: 'write',
  reply: coupon,
  errors: [],
});
