/** What the plan of a company includes, and how the company gets what it does not include. */
export { ContactSales, ContactSalesDialog, buysElsewhere } from './ContactSales.tsx';
export { ContinueFree } from './ContinueFree.tsx';
export { daysLeft } from './daysLeft.ts';
export { SuspendedNotice } from './SuspendedNotice.tsx';
export { TrialOffer, useBoostAction, usePreparedOffer } from './useBoostAction.tsx';
export { useUpgrade } from './useUpgrade.tsx';
