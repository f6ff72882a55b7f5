import type { contract } from '#contract/index';
import type { Handlers } from '../../http/handler.ts';
import { findBank, findBanks } from './banks.ts';
import { addCoupon, findCoupons, stopCoupon } from './coupons.ts';
import { findEntries, payIn, reverse } from './entries.ts';

export const creditHandlers: Handlers<(typeof contract)['credit']> = {
  listBanks: ({ tx, actor, query }) => findBanks(tx, actor, query),
  readBank: ({ tx, actor, params }) => findBank(tx, actor, params.bankId),
  listBankEntries: ({ tx, actor, query }) => findEntries(tx, actor, query),
  payIntoBank: ({ tx, actor, body }) => payIn(tx, actor, body),
  reversePayment: ({ tx, actor, params }) => reverse(tx, actor, params.entryId),
};

export const couponHandlers: Handlers<(typeof contract)['coupons']> = {
  listCoupons: ({ tx, query }) => findCoupons(tx, query),
  createCoupon: ({ tx, actor, body }) => addCoupon(tx, actor, body),
  endCoupon: ({ tx, actor, params }) => stopCoupon(tx, actor, params.couponId),
};
