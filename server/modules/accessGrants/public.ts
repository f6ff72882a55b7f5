export { giveAccess } from './changeGrant.ts';
