import { listMonthlyNames } from '#contract/monthly/report';
import { listPolicyRevisionNames } from '#contract/policies/progress';
import { listReportCampaigns } from '#contract/reports/campaignReport';
import { gamingReport } from '#contract/reports/gaming';
import { listGamingNames } from '#contract/reports/gamingReports';
import { monthlyReport } from '#contract/reports/monthly';
import { policiesReport } from '#contract/reports/policies';
import { campaignsAdapter, reportRowsAdapter } from '~/dataProvider/adapters/reports.ts';

export const trainingAdapter = reportRowsAdapter(listReportCampaigns);
export const policiesAdapter = campaignsAdapter(policiesReport.table, listPolicyRevisionNames);
export const monthlyAdapter = campaignsAdapter(monthlyReport.table, listMonthlyNames);
export const gamingAdapter = campaignsAdapter(gamingReport.table, listGamingNames);
