import { trainingReport } from '#contract/reports/training';
import type { CsvStream } from '../../http/handler.ts';
import { csvFile, type Exporting } from '../../reports/csvFiles.ts';
import { type CampaignsPage, type CampaignFilters, findReportCampaigns, nextReportCampaigns } from './reportCampaigns.ts';

/** Exports all matching campaigns as CSV. */
export const exportCampaigns = (exporting: Exporting, filters: CampaignFilters, page: CampaignsPage): CsvStream =>
  csvFile(exporting, {
    name: 'training',
    columns: trainingReport.table.columns,
    inOrder: async (tx, limit) =>
      (await findReportCampaigns(tx, exporting.actor.companyId, filters, { ...page, offset: 0, limit })).items,
    next: (tx, after, limit) => nextReportCampaigns(tx, exporting.actor.companyId, filters, after, limit),
  });
