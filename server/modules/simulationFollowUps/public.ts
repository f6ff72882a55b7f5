export { followUp } from './follow.ts';
