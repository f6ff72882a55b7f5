export { namedInAudit } from './change.ts';
export { selectedWhere } from './conditions.ts';
export { requireSameTotal } from './eligibility.ts';
export { forgetInvitations } from './forgetInvitations.ts';
export { mailFindings } from './findings/weekly.ts';
export { mailEachCustomer } from './mailEach.ts';
