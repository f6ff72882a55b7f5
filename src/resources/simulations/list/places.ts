import { paths, pathTo } from '#contract/paths';
import type { SimulationCampaign } from '#contract/simulation/campaigns';

interface Places {
  report: string;
  share: string;
  settings: string;
}

/** Where a card leads. Addresses of reports carry the first day of their campaign. */
export const placesOf = ({ id: campaignId, startDate }: Pick<SimulationCampaign, 'id' | 'startDate'>): Places => ({
  report: pathTo(paths.simulationReport, { campaignId }) + (startDate === null ? '' : `?campaignStartDate=${startDate}`),
  share: pathTo(paths.shareSimulation, { campaignId }),
  settings: pathTo(paths.editSimulation, { campaignId }),
});
