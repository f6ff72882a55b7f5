import { simulationLandings } from '#contract/simulation/landings';
import { endpointAdapter } from '~/dataProvider/endpointAdapter.ts';

export const simulationLandingsAdapter = endpointAdapter(simulationLandings, { id: 'landingId' });
