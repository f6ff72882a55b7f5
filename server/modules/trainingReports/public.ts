export {
  assignmentsWhere,
  campaignsWhere,
  choosesCampaigns,
  choosesWork,
  inRange,
  nothingLeftOut,
  oneOf,
  type ReportWanted,
  work,
} from './filters.ts';
export { readTotals } from './statistics.ts';
export { hasReportStatus, isAssigned, reportStatus } from './status.ts';
