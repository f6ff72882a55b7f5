export { deleteOldConsents } from './graph/consents.ts';
export { mountGraph } from './graph/mountGraph.ts';
export { tellOfSenders } from './tellOfSenders.ts';
