export { expireTrials } from './expireTrials.ts';
