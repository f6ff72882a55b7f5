import { type Coupon, couponOrderFields, couponStates } from '#contract/billing/coupons';
import { formatNumber } from '~/components/data/format.ts';
import { menu, search } from '~/components/filters/filter.ts';
import type { ListAddress } from '~/components/list/listAddress.ts';
import { type Field, fieldsOf } from '~/schema/field.ts';
import { custom, date, money, percent, status, text } from '~/schema/kinds.tsx';

const coupon = fieldsOf<Coupon, (typeof couponOrderFields)[number]>();
const texts = 'credit.coupons.states';

/** i18n-keys: credit.coupons.states.* */
export const couponFields: readonly Field<Coupon>[] = [
  coupon(text, 'code', { label: 'billing.upgrade.coupon', orderField: 'code', minWidth: 160 }),
  coupon(percent, 'percentOff', { label: 'transactions.fields.discount', orderField: 'percentOff' }),
  coupon(status, 'state', {
    label: 'help.requests.status',
    texts,
    tones: { valid: 'success', usedUp: 'neutral', ended: 'neutral' },
    priority: 2,
  }),
  coupon(custom, 'uses', {
    label: 'credit.coupons.uses',
    render: ({ uses, mostUses }) => (mostUses === null ? formatNumber(uses) : `${formatNumber(uses)} / ${formatNumber(mostUses)}`),
    orderField: 'uses',
    align: 'end',
    priority: 2,
  }),
  coupon(money, 'discountCents', { label: 'credit.coupons.given', priority: 3 }),
  coupon(date, 'endsAt', { label: 'credit.coupons.endsAt', orderField: 'endsAt', isDay: () => true, priority: 3 }),
  coupon(date, 'createdAt', { label: 'help.notifications.createdAt', orderField: 'createdAt', isDay: () => true, priority: 4 }),
];

export const couponAddress: ListAddress = {
  sorts: couponOrderFields,
  sort: { field: 'createdAt', order: 'DESC' },
  filters: [search('credit.coupons.search'), menu('states', 'help.requests.status', couponStates, texts)],
};
