/** The report of one campaign of phishing exercises, whose tabs are the lists of four resources. */
export { CsvButton } from './FileButtons.tsx';
export { ExerciseReport } from './ExerciseReport.tsx';
export { tableAddress } from './exerciseView.ts';
export { Lock } from './TrialLock.tsx';
export { ScoreFormula } from './ScoreFormula.tsx';
export { useIsLocked } from './useIsLocked.ts';
