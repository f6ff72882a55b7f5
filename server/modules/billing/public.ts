export { inDollars } from './inDollars.ts';
export { readBalance } from './balance.ts';
export { mountPayments } from './payments/mountPayments.ts';
export { changePlans } from './changePlans.ts';
export { endLicences } from './endLicences.ts';
export { settlePayment } from './orders/settlePayment.ts';
