export { expireTrials } from './plans/expireTrials.ts';
export { closeCheckouts } from './payments/closeCheckouts.ts';
export { mountSandbox } from './sandbox/mountSandbox.ts';
export { endLicences } from './endLicences.ts';
export { settlePayment } from './orders/settlePayment.ts';
