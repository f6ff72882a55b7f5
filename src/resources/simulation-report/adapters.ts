import { foundWrapped } from '#contract/kit/replies';
import { simulationReports, simulationsReports } from '#contract/reports/simulationFigures';
import { listReportRounds } from '#contract/simulation/reports';
import { reportTableAdapter } from '~/dataProvider/adapters/reports.ts';
import { eitherList, endpointAdapter, listResult } from '~/dataProvider/endpointAdapter.ts';

/** The rows of the reports on phishing simulations: of one campaign, and of all. */
export const trendAdapter = reportTableAdapter(simulationReports.overview.table);
export const recipientsAdapter = reportTableAdapter(simulationReports.recipients.table);
export const resultsAdapter = reportTableAdapter(simulationReports.templates.table);
export const departmentsAdapter = reportTableAdapter(simulationReports.departments.table);
export const groupsAdapter = reportTableAdapter(simulationReports.groups.table);

const named = endpointAdapter(
  { list: listReportRounds },
  {
    isWhole: true,
    toFilter: ({ campaignId }) => ({ campaignId }),
    read: (reply) => listResult(foundWrapped(reply)),
  },
);
export const roundsAdapter = eitherList('isNamed', named, reportTableAdapter(simulationReports.rounds.table));

export const allTrendAdapter = reportTableAdapter(simulationsReports.overview.table);
export const allTemplatesAdapter = reportTableAdapter(simulationsReports.templates.table);
export const allRecipientsAdapter = reportTableAdapter(simulationsReports.recipients.table);
export const allDepartmentsAdapter = reportTableAdapter(simulationsReports.departments.table);
export const allGroupsAdapter = reportTableAdapter(simulationsReports.groups.table);
export const allCampaignsAdapter = reportTableAdapter(simulationsReports.campaigns.table);
