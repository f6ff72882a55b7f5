export { followUp } from './follow.ts';
export { activeFollowUps, isPhished } from './followUps.queries.ts';
