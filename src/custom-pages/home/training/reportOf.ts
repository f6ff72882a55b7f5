import { type ReportStatus, usualCampaignStatuses } from '#contract/reports/reportStatus';
import type { Home } from '#contract/company/home';
import { paths } from '#contract/paths';

/** The report that figures of the first page come from, over campaigns in the same state. */
export function reportOf(state: Home['progress']['of'], status?: ReportStatus): string {
  const isUsual = usualCampaignStatuses.some((usual) => usual === state);
  const query = new URLSearchParams(isUsual ? [] : [['campaignStatuses', state]]);
  if (status) query.append('statuses', status);
  const search = query.toString();
  return search ? `${paths.trainingReport}?${search}` : paths.trainingReport;
}
