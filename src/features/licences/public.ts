/** Buying and allocating licences: for the company itself, and for its customers. Pages that use it need the texts of `training`. */
export { BuyLicences } from './BuyLicences.tsx';
export { LicenceBalanceCard } from './LicenceBalanceCard.tsx';
export { useLicenceActions } from './useLicenceActions.tsx';
export { usePrice } from './usePrice.ts';
