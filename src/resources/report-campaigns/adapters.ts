import { listPolicyRevisionNames } from '#contract/policies/progress';
import { listReportCampaigns } from '#contract/reports/campaignReport';
import { gamingReport } from '#contract/reports/gaming';
import { listGamingNames } from '#contract/reports/gamingReports';
import { policiesReport } from '#contract/reports/policies';
import { campaignsAdapter, reportRowsAdapter } from '~/dataProvider/adapters/reports.ts';

export const trainingAdapter = reportRowsAdapter(listReportCampaigns);
export const policiesAdapter = campaignsAdapter(policiesReport.table, listPolicyRevisionNames);
export const gamingAdapter = campaignsAdapter(gamingReport.table, listGamingNames);
