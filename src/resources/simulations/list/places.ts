import { paths, pathTo } from '#contract/paths';
import type { SimulationCampaign } from '#contract/simulation/campaigns';

interface Places {
  report: string;
  share: string;
  settings: string;
}

/** Where a card leads. */
export const placesOf = ({ id: campaignId }: Pick<SimulationCampaign, 'id'>): Places => ({
  report: pathTo(paths.simulationReport, { campaignId }),
  share: pathTo(paths.shareSimulation, { campaignId }),
  settings: pathTo(paths.editSimulation, { campaignId }),
});
