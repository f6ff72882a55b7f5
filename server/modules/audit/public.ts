/** The parts of this module that other modules use. `audit` of server/audit.ts writes entries. */
export { sealAuditLog } from './seal.ts';
