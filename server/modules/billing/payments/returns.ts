import { paths } from '#contract/paths';

/** Where payment pages lead back to. These addresses grant nothing. */
export const purchaseReturn = `${paths.root}?modal=purchaseComplete`;
export const cancelReturn = paths.marketplace;
export const portalReturn = paths.billing;
