import type { SimulationCampaign } from '#contract/simulation/campaigns';

/** Where a campaign begins. */
export const createAddress = '/phishing-simulation-create';

interface Places {
  /** Null while no page shows it: the card then has no entry for it. */
  report: string | null;
  settings: string | null;
}

/** Where a card leads. */
export const placesOf = (_campaign: Pick<SimulationCampaign, 'id'>): Places => ({ report: null, settings: null });
