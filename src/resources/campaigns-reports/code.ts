import { listPolicyRevisionNames } from '#contract/policies/progress';
import { gamingReport } from '#contract/reports/gaming';
import { listGamingNames } from '#contract/reports/gamingReports';
import { policiesReport } from '#contract/reports/policies';
import { campaignsAdapter } from '~/dataProvider/adapters/reports.ts';

export { GamingReportPage } from './GamingReportPage.tsx';
export { PoliciesReportPage } from './PoliciesReportPage.tsx';

export const policiesAdapter = campaignsAdapter(policiesReport.table, listPolicyRevisionNames);
export const gamingAdapter = campaignsAdapter(gamingReport.table, listGamingNames);
