export { findHost } from './brandedHosts.ts';
export { mountBrandIcon } from './icon.ts';
export { findBrand, findBrandOf, toBrand } from './brands.ts';
export { recheckDomains } from './recheck.ts';
