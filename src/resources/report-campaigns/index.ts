import { paths } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { reportPage } from '../reportPage.ts';
import { resource } from '../resource.ts';

/** A campaign with the progress of its people: a row of the training report. */
export const reportCampaigns = resource({
  name: 'report-campaigns',
  recordRepresentation: 'name',
  list: lazyPage(withTexts('training', () => import('./TrainingReportPage.tsx').then((m) => m.TrainingReportPage))),
  options: {
    adapter: () => import('./adapter.ts').then((m) => m.reportCampaignsAdapter),
    access: { read: 'reports:read' },
    pages: [reportPage(paths.trainingReport, 'shell.titles.trainingReport')],
  },
});
