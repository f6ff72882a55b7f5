import type { CallReply } from '#contract/kit/endpoint';
import { foundPage } from '#contract/kit/replies';
import {
  createSimulation,
  deleteSimulation,
  getSimulation,
  listActiveSimulations,
  listArchivedSimulations,
  updateSimulation,
} from '#contract/simulation/campaigns';
import { eitherList, endpointAdapter, listResult } from '~/dataProvider/endpointAdapter.ts';
import { isHeedError } from '~/errors/heedError.ts';

const read = (reply: CallReply<typeof listActiveSimulations>) => listResult(foundPage(reply));
const unfiltered = { toFilter: () => ({}), read };

const active = endpointAdapter(
  { list: listActiveSimulations, get: getSimulation, create: createSimulation, update: updateSimulation, remove: deleteSimulation },
  {
    ...unfiltered,
    id: 'campaignId',
    isWrapped: true,
    removal: (_, companyId) => ({ companyId }),
    refusals: (error) => (isHeedError(error, 'start_in_past') ? { selectedDate: 'simulationCreate.errors.startPast' } : undefined),
  },
);
const archived = endpointAdapter({ list: listArchivedSimulations }, unfiltered);

/** Active campaigns; with `isArchived` the archived ones. */
export const simulationsAdapter = eitherList('isArchived', archived, active);
