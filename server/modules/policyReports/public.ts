export { progress as policyProgress } from './progress.ts';
