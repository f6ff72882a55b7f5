export { endExpiredKeys } from './expiry.ts';
