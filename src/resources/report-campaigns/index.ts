import { paths } from '#contract/paths';
import { reportPage } from '../reportPage.ts';
import { reportRows } from '../reportRows.ts';

/** A campaign with the progress of its people: a row of the training report. */
export const reportCampaigns = reportRows({
  name: 'report-campaigns',
  recordRepresentation: 'name',
  page: () => import('./TrainingReportPage.tsx').then((m) => m.TrainingReportPage),
  adapter: () => import('./adapter.ts').then((m) => m.reportCampaignsAdapter),
  at: reportPage(paths.trainingReport, 'shell.titles.trainingReport'),
});
