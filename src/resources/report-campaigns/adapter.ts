import { listReportCampaigns } from '#contract/reports/campaignReport';
import { reportRowsAdapter } from '~/dataProvider/adapters/reports.ts';

export const reportCampaignsAdapter = reportRowsAdapter(listReportCampaigns);
