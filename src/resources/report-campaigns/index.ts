import { paths } from '#contract/paths';
import { listReportCampaigns } from '#contract/reports/campaignReport';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { reportRowsAdapter } from '~/dataProvider/adapters/reports.ts';
import { reportPage } from '../reportPage.ts';
import { resource } from '../resource.ts';

/** A campaign with the progress of its people: a row of the training report. */
export const reportCampaigns = resource({
  name: 'report-campaigns',
  recordRepresentation: 'name',
  list: lazyPage(withTexts('training', () => import('./TrainingReportPage.tsx').then((m) => m.TrainingReportPage))),
  options: {
    adapter: reportRowsAdapter(listReportCampaigns),
    access: { read: 'reports:read' },
    pages: [reportPage(paths.trainingReport, 'shell.titles.trainingReport')],
  },
});
