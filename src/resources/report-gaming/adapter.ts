import { gamingReport } from '#contract/reports/gaming';
import { listGamingNames } from '#contract/reports/gamingReports';
import { campaignsAdapter } from '~/dataProvider/adapters/reports.ts';

export const reportGamingAdapter = campaignsAdapter(gamingReport.table, listGamingNames);
