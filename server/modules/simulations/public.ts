export { runDueRounds } from './planning/endRounds.ts';
export { plan, planRounds } from './planning/planRounds.ts';
