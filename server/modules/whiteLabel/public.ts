export { findHost } from './brandedHosts.ts';
export { findBrand, toBrand } from './brands.ts';
export { recheckDomains } from './recheck.ts';
