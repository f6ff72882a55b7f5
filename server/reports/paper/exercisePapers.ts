import { exerciseLimits } from '#contract/exercise/limits';
import { exerciseReports } from '#contract/reports/exerciseFigures';
import { tabPapers } from './tabPapers.ts';

const { topScore: top, weights } = exerciseLimits;

/** The tabs of the report of a campaign of phishing exercises, with how scores are adjusted. i18n-keys: exercise.report.* */
export const exercisePapers = tabPapers(exerciseReports, {
  auditedAs: 'exercise',
  note: ({ writing }) =>
    writing.text('exercise.report.formula.adjusted', { top, easy: weights[1], medium: weights[2], hard: weights[3] }),
});
