/** What other modules use of the audit log. Entries are written with `audit` of server/audit.ts. */
export { sealAuditLog } from './seal.ts';
