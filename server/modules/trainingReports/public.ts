export { totals, totalsColumns } from './facts.ts';
export { assignmentsWhere, campaignsWhere, narrowsCampaigns, narrowsWork, inRange, noFilters, oneOf, work } from './filters.ts';
export { readTotals } from './statistics.ts';
export { hasReportStatus, isAssigned, reportStatus } from './status.ts';
