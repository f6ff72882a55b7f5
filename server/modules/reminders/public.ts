export { remindOverdue } from './remindOverdue.ts';
