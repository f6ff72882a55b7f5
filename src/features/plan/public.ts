/** What a company's plan holds, and how it gets what it does not. */
export { useBoostAction } from './useBoostAction.tsx';
export { useStartTrial } from './useStartTrial.ts';
