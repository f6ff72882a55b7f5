import { reportLimits } from '#contract/reports/limits';
import { type CampaignFigures, trainingReport } from '#contract/reports/training';
import { campaignTones } from '#contract/tones';
import { type ReportView, reportAddress } from '~/report/reportView.ts';

/** The training report: people's progress in all campaigns that match the filters. */
export const trainingView: ReportView<CampaignFigures> = {
  report: trainingReport,
  resource: 'report-campaigns',
  address: reportAddress(trainingReport, { pageSizes: reportLimits.reportPageSizes }),
  nameOf: ({ name }) => name,
  looks: (linkTo) => ({
    name: { pathOf: ({ id }) => linkTo(id), minWidth: 200, isWrapped: true },
    status: { tones: campaignTones },
    assignedUsers: { minWidth: 104 },
    completed: { minWidth: 104 },
  }),
};
