import type { contract } from '#contract/index';
import { amountsOf, yearlyPriceOf } from '#contract/billing/prices';
import { now } from '../../clock.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { companyInScope, companyRow } from '../companies/public.ts';
import { allocateLicences } from './allocateLicences.ts';
import { readBalance } from './balance.ts';
import { listAllocationsOf, listRefundsOf, listTransactionsOf } from './listed.ts';
import { buy } from './orders/buy.ts';
import { settleInvoice } from './orders/settleInvoice.ts';
import { calculatePrice } from './orders/calculatePrice.ts';
import { readBank, readCoupon } from './orders/quote.ts';
import { openCheckout, openPortal } from './payments/openCheckout.ts';
import { payInvoice } from './payments/payInvoice.ts';
import { hasJustPaid, readPaymentNotice } from './payments/paymentNotice.ts';
import { paymentProviderOf } from './payments/paymentProvider.ts';
import { markRefunded, reopenRefund } from './payments/markRefunded.ts';
import { disableTrial } from './plans/disableTrial.ts';
import { downgrade } from './plans/downgrade.ts';
import { keepPlan, planDowngrade, readPlannedDowngrade } from './plans/plannedDowngrade.ts';
import { requireDirectBuyer } from './plans/requireDirectBuyer.ts';
import { startTrial } from './plans/startTrial.ts';
import { readSubscriptions } from './subscriptions.ts';
import { readInvoice } from './transactions.ts';

/** Whether licences are paid by card without a payment page. */
const takesCards = ({ services }: { services: Services }): boolean => paymentProviderOf(services)?.charge !== undefined;

export const handlers: Handlers<(typeof contract)['billing']> = {
  async listSubscriptions(call) {
    return readSubscriptions(call.tx, (await companyRow(call)).company, now());
  },
  async startTrial(call) {
    await startTrial(call.tx, call.actor);
    return companyInScope(call);
  },
  startCheckout: (call) => openCheckout(call),
  openPortal: (call) => openPortal(call),
  async changeSubscriptionType(call) {
    await downgrade(call.tx, call.actor);
    return companyInScope(call);
  },
  getPlannedDowngrade: (call) => readPlannedDowngrade(call),
  async planDowngrade(call) {
    await planDowngrade(call.tx, call.actor, call.body);
    return readPlannedDowngrade(call);
  },
  async keepPlan(call) {
    await keepPlan(call.tx, call.actor);
    return readPlannedDowngrade(call);
  },
  async disableTrial(call) {
    await disableTrial(call.tx, call.actor);
    return companyInScope(call);
  },
  payInvoice: (call) => payInvoice(call),
  async getPaymentNotice({ services, tx, actor }) {
    const notice = await readPaymentNotice(tx, actor.companyId, now());
    return {
      notice: notice && { ...notice, takesCards: paymentProviderOf(services) !== null },
      hasJustPaid: await hasJustPaid(tx, actor.companyId, now()),
    };
  },
  getBank: async ({ tx, actor }) => ({ balance: await readBank(tx, actor.companyId) }),
  async getPricing({ tx, actor, query }) {
    await requireDirectBuyer({ tx, actor });
    const unitCents = yearlyPriceOf(actor.companyType, query.isDirectPurchase === 'true');
    const coupon = query.couponCode ? await readCoupon(tx, query.couponCode, now()) : null;
    const percentOff = coupon?.percentOff ?? 0;
    const { total } = amountsOf({ seats: query.usersNumber, unitCents, percentOff, method: 'credit_card', bankCents: 0 });
    return { pricing: { totalPrice: total, pricePerSeat: unitCents } };
  },
  getLicences: ({ tx, actor }) => readBalance(tx, actor.companyId, now()),
  async allocateLicences({ tx, actor, params, body }) {
    await allocateLicences(tx, actor, { ...body, customerId: params.customerId });
    return readBalance(tx, actor.companyId, now());
  },
  buyLicences: (call) => buy(call, { for: 'itself' }),
  buyAsReseller: (call) => buy(call, { for: 'customer', customerId: call.params.customerId, step: 'first' }),
  upgradeAsReseller: (call) => buy(call, { for: 'customer', customerId: call.params.customerId, step: 'upgrade' }),
  buyAsSubreseller: (call) => buy(call, { for: 'customer', customerId: call.params.customerId, step: 'first' }),
  upgradeAsSubreseller: (call) => buy(call, { for: 'customer', customerId: call.params.customerId, step: 'upgrade' }),
  calculatePrice: (call) => calculatePrice({ ...call, takesCards: takesCards(call) }),
  calculateResellerPrice: (call) => calculatePrice({ ...call, takesCards: takesCards(call) }, call.params.customerId),
  calculateSubresellerPrice: (call) => calculatePrice({ ...call, takesCards: takesCards(call) }, call.params.customerId),
  listTransactions: (call) => listTransactionsOf(call, 'billing', 'itself'),
  listOwnInvoices: (call) => listTransactionsOf(call, 'own', 'issuedToItself'),
  listResellerTransactions: (call) => listTransactionsOf(call, 'reseller', 'withSubresellers'),
  listSubresellerTransactions: (call) => listTransactionsOf(call, 'subreseller', 'bought'),
  listInvoices: (call) => listTransactionsOf(call, 'house', 'all'),
  async settleInvoice({ tx, actor, params, body }) {
    await settleInvoice(tx, actor, { ...params, ...body });
    return {};
  },
  listRefunds: (call) => listRefundsOf(call),
  async noteGivenBack({ tx, actor, params, body }) {
    await markRefunded(tx, actor, { ...params, ...body });
    return {};
  },
  async takeNoteBack({ tx, actor, params }) {
    await reopenRefund(tx, actor, params.refundId);
    return {};
  },
  getInvoice: ({ tx, params }) => readInvoice(tx, params.invoiceId),
  listLicenceAllocations: (call) => listAllocationsOf(call),
};
