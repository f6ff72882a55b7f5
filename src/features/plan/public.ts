/** What the plan of a company includes, and how the company gets what it does not include. */
export { ContactSales, buysElsewhere } from './ContactSales.tsx';
export { daysLeft } from './daysLeft.ts';
export { TrialOffer, useBoostAction } from './useBoostAction.tsx';
