export { followUp } from './follow.ts';
export { activeFollowUps } from './followUps.queries.ts';
