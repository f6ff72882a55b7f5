import { randomUUID } from 'node:crypto';
import type { Known } from './validCalls.ts';

const order = () => ({
  licensesNumber: 50,
  promotionCode: 'WELCOME',
  orderNumber: 'PO-1',
  paymentMethod: 'credit_card',
  idempotencyKey: randomUUID(),
});

/** Valid bodies of the calls about licences. */
export const billingBodies = {
  'billing.allocateLicences': () => ({ licensesToAllocate: 5, idempotencyKey: randomUUID() }),
  'billing.startCheckout': ({ companyId }: Known) => ({
    email: 'ada@test.example',
    companyId,
    quantity: 50,
    clientReferenceId: 'friend',
    couponCode: 'WELCOME',
    idempotencyKey: randomUUID(),
  }),
  'billing.settleInvoice': () => ({ status: 'paid' }),
  'billing.noteGivenBack': () => ({ note: 're_7' }),
  'credit.payIntoBank': ({ bankId }: Known) => ({ bankId, cents: 5000, note: 'Transfer 7', idempotencyKey: randomUUID() }),
  'coupons.createCoupon': () => ({
    code: `CODE-${randomUUID().slice(0, 8)}`,
    percentOff: 10,
    mostUses: 5,
    endsAt: null,
    idempotencyKey: randomUUID(),
  }),
  'billing.changeSubscriptionType': () => ({ subscriptionType: 'free' }),
  'billing.planDowngrade': () => ({ endsAt: '2027-08-14T10:00:00.000Z' }),
  'billing.buyLicences': order,
  'billing.buyAsReseller': order,
  'billing.upgradeAsReseller': order,
  'billing.buyAsSubreseller': order,
  'billing.upgradeAsSubreseller': order,
};

const price = { licensesNumber: '50', couponCode: 'WELCOME', paymentMethod: 'invoice' };
const page = { order: 'ASC', orderBy: 'status', pageNumber: '1', pageSize: '10', searchText: 'a' };
const filters = { invoiceStatus: 'open', paymentMethod: 'invoice' };

/** Valid queries of the calls about licences and transactions. */
export const billingQueries = {
  'billing.getPricing': { usersNumber: '50', isDirectPurchase: 'true', couponCode: 'WELCOME' },
  'billing.calculatePrice': price,
  'billing.calculateResellerPrice': price,
  'billing.calculateSubresellerPrice': price,
  'billing.listTransactions': page,
  'billing.listOwnInvoices': page,
  'billing.listResellerTransactions': { ...page, ...filters },
  'billing.listSubresellerTransactions': { ...page, ...filters },
  'billing.listInvoices': { ...page, ...filters },
  'billing.listRefunds': { ...page, orderBy: 'state', refundState: 'open' },
  'credit.listBanks': { order: 'DESC', orderBy: 'balance', pageNumber: '1', pageSize: '10', search: 'a' },
  'credit.listBankEntries': { order: 'ASC', orderBy: 'createdAt', pageNumber: '1', pageSize: '10', search: 'a', kinds: 'payment' },
  'coupons.listCoupons': { order: 'ASC', orderBy: 'uses', pageNumber: '1', pageSize: '10', search: 'a', states: 'valid' },
  'billing.listLicenceAllocations': { ...page, orderBy: 'licenses' },
};
