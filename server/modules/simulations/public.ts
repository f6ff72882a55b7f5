export { addRound } from './planning/rounds.ts';
export { stage } from './campaigns/campaigns.queries.ts';
export { debrief } from './debrief.ts';
export { runDueRounds } from './planning/runDueRounds.ts';
export { plan, planRounds } from './planning/planRounds.ts';
export { isSimulationLeft, sendSimulations, simulationQueue } from './sending/queue.ts';
export { sendDue } from './sending/send.ts';
export { readToken, type TokenKind, writeToken } from './tokens/token.ts';
