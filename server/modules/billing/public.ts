export { inDollars } from './inDollars.ts';
export { readBalance } from './balance.ts';
export { carryOutDowngrades } from './plans/carryOutDowngrades.ts';
export { expireTrials } from './plans/expireTrials.ts';
export { closeCheckouts } from './payments/closeCheckouts.ts';
export { mountPayments } from './payments/mountPayments.ts';
export { endLicences } from './endLicences.ts';
export { settlePayment } from './orders/settlePayment.ts';
