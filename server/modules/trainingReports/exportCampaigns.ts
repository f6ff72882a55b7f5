import { trainingReport } from '#contract/reports/training';
import type { CsvStream } from '../../http/handler.ts';
import { csvFile, type Exporting } from '../../reports/csvFiles.ts';
import { type CampaignsPage, type CampaignsWanted, findReportCampaigns, nextReportCampaigns } from './reportCampaigns.ts';

/** Every campaign that matches as CSV. */
export const exportCampaigns = (exporting: Exporting, wanted: CampaignsWanted, page: CampaignsPage): CsvStream =>
  csvFile(exporting, {
    name: 'training',
    columns: trainingReport.table.columns,
    inOrder: async (tx, limit) =>
      (await findReportCampaigns(tx, exporting.actor.companyId, wanted, { ...page, offset: 0, limit })).items,
    next: (tx, after, limit) => nextReportCampaigns(tx, exporting.actor.companyId, wanted, after, limit),
  });
