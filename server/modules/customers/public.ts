export { namedInAudit } from './change.ts';
export { mailFindings } from './findings/weekly.ts';
export { inCustomer } from './inCustomer.ts';
