import type { contract } from '#contract/index';
import type { Handlers } from '../../http/handler.ts';

const unfinished = () => Promise.reject(new Error('unfinished'));

export const handlers: Handlers<(typeof contract)['simulationSharing']> = {
  listCloneReceivers: unfinished,
  listCloneCandidates: unfinished,
  cloneSimulation: unfinished,
  completeClones: unfinished,
  approveSimulation: unfinished,
  declineSimulation: unfinished,
};
