import type { RaRecord } from 'react-admin';
import { paths } from '#contract/paths';
import { reportLimits } from '#contract/reports/limits';
import { simulationReports } from '#contract/reports/simulationFigures';
import type { SimulationCampaign } from '#contract/simulation/campaigns';
import { formatNumber, formatUtcDay } from '~/components/data/format.ts';
import { recordTabs } from '~/report/page/recordTabs.tsx';
import { tableAddress } from './address.ts';
import { ReviewLink } from './ReviewLink.tsx';

const roundLabel = ({ number, startsOn }: RaRecord<string>) =>
  `${formatNumber(number as number)} · ${formatUtcDay(startsOn as string)}`;

/** Declares a tab of the report of a campaign. One that has planned nothing yet leads back to the campaigns. */
export const simulationTab = recordTabs<SimulationCampaign>({
  record: {
    resource: 'simulations',
    place: 'campaignId',
    back: { to: paths.simulations, label: 'simulationReport.back' },
    waits: { isSo: ({ usersCount }) => usersCount === 0, to: paths.simulationsActive, text: 'simulation.cards.noReport' },
  },
  tabs: [
    { report: simulationReports.overview, path: paths.simulationReportOverview },
    { report: simulationReports.recipients, path: paths.simulationReportRecipients },
    { report: simulationReports.templates, path: paths.simulationReportTemplates },
    { report: simulationReports.departments, path: paths.simulationReportDepartments },
    { report: simulationReports.groups, path: paths.simulationReportGroups },
    { report: simulationReports.rounds, path: paths.simulationReportRounds },
  ],
  list: ({ id: campaignId }) => ({
    ...tableAddress,
    offers: { rounds: { resource: 'simulation-rounds', among: { campaignId, isNamed: true }, labelOf: roundLabel } },
  }),
  lockedTo: reportLimits.trialRows,
  action: (campaign) => <ReviewLink campaign={campaign} />,
});
