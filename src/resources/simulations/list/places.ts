import { paths, pathTo } from '#contract/paths';
import type { SimulationCampaign } from '#contract/simulation/campaigns';

interface Places {
  /** Null while no page shows it: the card then has no entry for it. */
  report: string | null;
  settings: string;
}

/** Where a card leads. */
export const placesOf = ({ id }: Pick<SimulationCampaign, 'id'>): Places => ({
  report: null,
  settings: pathTo(paths.editSimulation, { campaignId: id }),
});
