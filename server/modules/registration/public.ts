export { foundCompanies } from './foundCompanies.ts';
export { knownCompanies, lockCompanyNames } from './isCompanyKnown.ts';
