export { assigned, departmentFactsOf, totals, totalsColumns } from './facts.ts';
export { assignmentsWhere, campaignsWhere, narrowsCampaigns, narrowsWork, noFilters, work } from './filters.ts';
export { readTotals, type TotalsOut } from './statistics.ts';
