/** The names under which links of simulations lead to this server. */
export { hostKind } from './hostKind.ts';
export { findLinks, type Links, noteDomain, usedUntil } from './links.ts';
export { linkTarget } from './names.ts';
export { linksLost, noteLinks, recheckLinks } from './recheckLinks.ts';
export { selfTestAnswer, selfTestPath } from './selfTest.ts';
export { tryDomain } from './tryDomain.ts';
