import { listReportCampaigns } from '#contract/reports/campaignReport';
import { reportRowsAdapter } from '~/dataProvider/adapters/reports.ts';
import { resource } from '../resource.ts';

/** A campaign with how far its people are: a row of the training report. */
export const reportCampaigns = resource({
  name: 'report-campaigns',
  recordRepresentation: 'name',
  options: { adapter: reportRowsAdapter(listReportCampaigns), access: { read: 'reports:read' } },
});
